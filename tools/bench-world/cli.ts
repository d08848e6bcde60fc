// `npm run bench:world`: answers about everybody's matches, and the feed inside a server, on SQLite and PostgreSQL.
//   --matches 5000000       stored matches; a short run: --matches 100000
//   --counts 5000000,100000000   matches that the counts have
//   --months 24             over which they are spread
//   --ingest 100000         matches for the comparison with BENCH_BEFORE
//   --engines sqlite,postgres
// The site has to be built. BENCH_BEFORE names the folder of another checkout with its packages installed, 0.6.0 for
// instance: how fast it stores matches is measured beside this one. Exits 1 when a limit is missed.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { openStore } from "@tactician/replays";
import { growCounts } from "@tactician/replays/testing/grow-counts";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import { checkLimit } from "../bench-replays/check-limit.ts";
import { type Engine, postgres, sqlite } from "../bench-replays/engines.ts";
import { growRows } from "../bench-replays/grow-rows.ts";
import { idleMemory, startSite } from "../bench-replays/measure-site.ts";
import { compareIngest, fill, intoStore } from "../bench-replays/measure-store.ts";
import { type AnswerTimes, measureAnswers } from "./measure-answers.ts";
import { measureFeed } from "./measure-feed.ts";
import { measureModel } from "./measure-model.ts";

const COLD_MS = 150;
const KEPT_MS = 5;
const FLAT = 1.5;
const INGEST_SHARE = 75;
const MODEL_MS = 2000;
const MODEL_MB = 200;
const ANSWERS_MB = 200;
const IDLE_MB = 160;

/** More than these are made by copies of these. */
const LARGEST_FILLED = 500_000;
const DISK_SETTINGS = ["-c", "shared_buffers=256MB", "-c", "max_wal_size=4GB"];

const { values } = parseArgs({
  options: {
    matches: { type: "string", default: "5000000" },
    counts: { type: "string", default: "5000000,100000000" },
    months: { type: "string", default: "24" },
    ingest: { type: "string", default: "100000" },
    engines: { type: "string", default: "sqlite,postgres" },
  },
});
const sizes = values.counts.split(",").map(Number);
const folder = mkdtempSync(join(tmpdir(), "tactician-bench-"));
const server = values.engines.includes("postgres")
  ? await startPostgres({ settings: DISK_SETTINGS })
  : undefined;
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, load ${load.toFixed(1)}: above the cores all times are too long`,
);
try {
  const kept: boolean[] = [];
  if (values.engines.includes("sqlite")) kept.push(await bench(sqlite(folder)));
  if (server) kept.push(await bench(postgres(server, folder), server));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await server?.remove();
}

async function bench(engine: Engine, at?: PostgresServer): Promise<boolean> {
  const kept = [await benchIngest(engine, at)];
  const times: AnswerTimes[] = [];
  for (const counted of sizes) {
    await grow(engine, counted);
    const title = `${engine.name}, ${values.matches} matches, counts of ${counted.toLocaleString("en")}`;
    console.log(title);
    kept.push(await benchAnswers(engine, databaseOf(counted), times));
  }
  const flatness = (times.at(-1)?.chart ?? 0) / (times[0]?.chart ?? 1);
  const label = "a chart, most counts beside fewest";
  kept.push(checkLimit({ label, value: flatness, unit: "x", atMost: FLAT }));
  const largest = databaseOf(sizes.at(-1) ?? 0);
  kept.push(await benchModel(engine, largest), await benchFeed(engine, largest));
  return kept.every(Boolean);
}

/** Matches by copies inside the database, and counts of others that are no longer there. */
async function grow(engine: Engine, counted: number): Promise<void> {
  const matches = Number(values.matches);
  const copies = Math.max(1, Math.round(matches / LARGEST_FILLED));
  await fill(engine, databaseOf(counted), growRows(Math.round(matches / copies)));
  await engine.multiply(databaseOf(counted), copies);
  const store = await engine.open(databaseOf(counted));
  const lastDay = Math.floor(Date.now() / 86_400_000);
  await growCounts(store, { matches: counted, months: Number(values.months), lastDay });
  await store.close();
}

function databaseOf(counted: number): string {
  return `world_${counted}`;
}

async function benchAnswers(engine: Engine, database: string, all: AnswerTimes[]): Promise<boolean> {
  const site = await startSite({ ...engine.settings(database), TRUST_PROXY: "1" });
  try {
    const idle = await idleMemory(site);
    const times = await measureAnswers(site);
    all.push(times);
    const more = site.memory() - idle;
    const filters = `${times.filters} filters`;
    checkLimit({ label: `a chart, counted, middle of ${filters}`, value: times.chart, unit: "ms" });
    checkLimit({
      label: "all three answers of a page, counted, slowest",
      value: times.slowestPage,
      unit: "ms",
    });
    checkLimit({ label: "the largest chart as it is sent", value: times.largestChart / 1000, unit: "KB" });
    return [
      checkLimit({ label: "memory, idle", value: idle, unit: "MB", atMost: IDLE_MB }),
      checkLimit({
        label: "a chart, counted, slowest",
        value: times.slowestChart,
        unit: "ms",
        atMost: COLD_MS,
      }),
      checkLimit({
        label: "all three answers, counted, middle",
        value: times.page,
        unit: "ms",
        atMost: COLD_MS,
      }),
      checkLimit({ label: "an answer that is kept", value: times.kept, unit: "ms", atMost: KEPT_MS }),
      checkLimit({
        label: `more memory with all of ${filters}`,
        value: more,
        unit: "MB",
        atMost: ANSWERS_MB,
      }),
    ].every(Boolean);
  } finally {
    await site.stop();
  }
}

async function benchModel(engine: Engine, database: string): Promise<boolean> {
  const store = await engine.open(database);
  const { filters, milliseconds, megabytes } = await measureModel(store);
  await store.close();
  return [
    checkLimit({
      label: `estimates of ${filters} filters`,
      value: milliseconds,
      unit: "ms",
      atMost: MODEL_MS,
    }),
    checkLimit({ label: "their memory", value: megabytes, unit: "MB", atMost: MODEL_MB }),
  ].every(Boolean);
}

async function benchFeed(engine: Engine, database: string): Promise<boolean> {
  const { windows, memory, p99, slowest } = await measureFeed(engine.settings(database));
  const label = `a visitor's answer while ${windows} windows are read`;
  checkLimit({ label: `${label}, p99`, value: p99, unit: "ms" });
  checkLimit({ label: `${label}, slowest`, value: slowest, unit: "ms" });
  return checkLimit({
    label: "memory of a server that reads the feed",
    value: memory,
    unit: "MB",
    atMost: IDLE_MB,
  });
}

async function benchIngest(engine: Engine, at?: PostgresServer): Promise<boolean> {
  const { BENCH_BEFORE } = process.env;
  if (BENCH_BEFORE === undefined) return true;
  const before = (await import(join(BENCH_BEFORE, "packages/replays/src/index.ts"))) as {
    openStore: typeof openStore;
  };
  const other = at ? postgres(at, folder, before.openStore) : sqlite(folder, before.openStore);
  const speed = await compareIngest(
    intoStore(await engine.open("ingest_now")),
    intoStore(await other.open("ingest_before")),
    growRows(Number(values.ingest)),
  );
  console.log(`${engine.name}, ingest from parsed JSON`);
  checkLimit({ label: "before", value: speed.other, unit: "matches/s" });
  checkLimit({ label: "now, with counts", value: speed.ours, unit: "matches/s" });
  return checkLimit({ label: "share", value: 100 * speed.share, unit: "%", atLeast: INGEST_SHARE });
}
