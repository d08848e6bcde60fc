// `npm run bench:replays`: the store of matches, its endpoint and the statistics page, on SQLite and PostgreSQL side by side.
//   --sizes 50000,500000,5000000   stored matches at which reads are measured; a short run: --sizes 20000,100000
//   --ingest 200000                matches for the comparison with the bare way in
//   --engines sqlite,postgres
// The site has to be built. Exits 1 when a limit is missed. The full run takes some ten minutes on a calm machine and 6 GB in the temporary folder.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { STATS_PATH } from "@tactician/contract";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { checkLimit } from "./check-limit.ts";
import { type Engine, postgres, sqlite } from "./engines.ts";
import { growRows } from "./grow-rows.ts";
import { measurePage } from "./measure-page.ts";
import { idleMemory, measureRequest, startSite } from "./measure-site.ts";
import { fill, measureIngest, measureReads, type ReadTimes } from "./measure-store.ts";

const READ_MS = 2;
const FLAT = 2;
const IDLE_MB = 200;
const REQUEST_MS = 150;
const REQUEST_MB = 40;
const DERIVATION_MS = 60;
const TASK_MS = 100;
const COACH_MS = 60;
/** Lighthouse's phone (docs/decisions/021). */
const PHONE_SLOWDOWN = 4;

/** One has the history of the endpoint's limits, the other that of the page's. */
const REQUESTED = { playerId: "busyplayer10", matches: 10_000 };
const SHOWN = { playerId: "busyplayer20", matches: 20_000 };

/** A refresh in the future: the benchmark asks no replay service. */
const FRESH_UNTIL = Math.floor(Date.now() / 1000) + 86_400;

/** More than these are made by copies of these. */
const LARGEST_FILLED = 500_000;

const DISK_SETTINGS = ["-c", "shared_buffers=256MB", "-c", "max_wal_size=4GB"];

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "50000,500000,5000000" },
    ingest: { type: "string", default: "200000" },
    engines: { type: "string", default: "sqlite,postgres" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const folder = mkdtempSync(join(tmpdir(), "tactician-bench-"));
const server = values.engines.includes("postgres")
  ? await startPostgres({ settings: DISK_SETTINGS })
  : undefined;
const engines = [
  ...(values.engines.includes("sqlite") ? [sqlite(folder)] : []),
  ...(server ? [postgres(server, folder)] : []),
];
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, load ${load.toFixed(1)}: above the cores all times are too long`,
);
try {
  let isGood = true;
  for (const engine of engines) isGood = (await bench(engine)) && isGood;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server?.remove();
}

async function bench(engine: Engine): Promise<boolean> {
  const kept: boolean[] = [await benchIngest(engine)];
  const reads: ReadTimes[] = [];
  for (const size of sizes) {
    console.log(`${engine.name}, ${size.toLocaleString("en")} matches`);
    const times = await benchReads(engine, size);
    reads.push(times);
    const p99 = { label: "a player's 100 newest, p99 of the calmest round", value: times.calmestP99 };
    kept.push(checkLimit({ ...p99, unit: "ms", atMost: READ_MS }));
  }
  kept.push(benchFlatness(reads), await benchSite(engine, databaseOf(sizes.at(-1) ?? 0)));
  return kept.every(Boolean);
}

async function benchReads(engine: Engine, size: number): Promise<ReadTimes> {
  const copies = Math.max(1, Math.round(size / LARGEST_FILLED));
  const grown = growRows(Math.round(size / copies), [REQUESTED, SHOWN]);
  const speed = await fill(engine, databaseOf(size), grown);
  checkLimit({ label: `filled at (${copies} x as many by copies)`, value: speed, unit: "matches/s" });
  await engine.multiply(databaseOf(size), copies);
  const times = await measureReads(engine, databaseOf(size), grown, copies);
  checkLimit({ label: "a player's 100 newest, half of the reads", value: times.p50, unit: "ms" });
  checkLimit({ label: "a player's 100 newest, p99 of the middle round", value: times.p99, unit: "ms" });
  return times;
}

async function benchIngest(engine: Engine): Promise<boolean> {
  const speed = await measureIngest(engine, growRows(Number(values.ingest)));
  console.log(`${engine.name}, ingest from parsed JSON`);
  checkLimit({ label: "bare way in, unchecked", value: speed.other, unit: "matches/s" });
  checkLimit({ label: "rows checked and stored", value: speed.ours, unit: "matches/s" });
  return checkLimit({
    label: "share",
    value: 100 * speed.share,
    unit: "%",
    atLeast: 100 * engine.smallestShare,
  });
}

function benchFlatness(reads: readonly ReadTimes[]): boolean {
  const [smallest, largest] = [reads[0], reads.at(-1)];
  if (!smallest || !largest) return true;
  const p99 = largest.calmestP99 / smallest.calmestP99;
  checkLimit({
    label: "largest store beside smallest, half of the reads",
    value: largest.p50 / smallest.p50,
    unit: "x",
  });
  return checkLimit({ label: "largest store beside smallest, p99", value: p99, unit: "x", atMost: FLAT });
}

async function benchSite(engine: Engine, name: string): Promise<boolean> {
  const store = await engine.open(name);
  for (const { playerId } of [REQUESTED, SHOWN]) await store.upsertPlayerRefresh(playerId, FRESH_UNTIL);
  await store.close();
  const site = await startSite(engine.settings(name));
  try {
    console.log(`${engine.name}, the site over the largest store`);
    const kept = [
      checkLimit({ label: "memory, idle", value: await idleMemory(site), unit: "MB", atMost: IDLE_MB }),
    ];
    const cost = await measureRequest(site, REQUESTED.playerId);
    const label = `${cost.matches.toLocaleString("en")} matches (${cost.kilobytes.toFixed(0)} KB of JSON)`;
    checkLimit({ label: `${label}, first request`, value: cost.firstMs, unit: "ms" });
    kept.push(
      checkLimit({ label: `${label}, middle request`, value: cost.middleMs, unit: "ms", atMost: REQUEST_MS }),
    );
    kept.push(
      checkLimit({ label: `${label}, more memory`, value: cost.moreMemory, unit: "MB", atMost: REQUEST_MB }),
    );
    const page = await measurePage(`${site.origin}${STATS_PATH}?id=${SHOWN.playerId}`);
    const shown = `${SHOWN.matches.toLocaleString("en")} matches in the browser`;
    kept.push(
      checkLimit({
        label: `${shown}, derivation`,
        value: page.derivation,
        unit: "ms",
        atMost: DERIVATION_MS,
      }),
      checkLimit({ label: `${shown}, longest task`, value: page.longestTask, unit: "ms", atMost: TASK_MS }),
    );
    const phone = await measurePage(`${site.origin}${STATS_PATH}?id=${REQUESTED.playerId}`, PHONE_SLOWDOWN);
    const onPhone = `${REQUESTED.matches.toLocaleString("en")} matches on a phone, the coach`;
    kept.push(checkLimit({ label: onPhone, value: phone.coach, unit: "ms", atMost: COACH_MS }));
    return kept.every(Boolean);
  } finally {
    await site.stop();
  }
}

function databaseOf(size: number): string {
  return `matches_${size}`;
}
