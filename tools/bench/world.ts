// `npm run bench:world`: answers about everybody's matches, and the feed inside a server, on SQLite and PostgreSQL.
//   --matches 5000000       stored matches; a short run: --matches 100000
//   --counts 5000000,100000000   matches that the counts have
//   --months 24             over which they are spread
//   --ingest 100000         matches for the comparison with BENCH_BEFORE
//   --engines sqlite,postgres
// The site has to be built. BENCH_BEFORE names the folder of another checkout with its packages installed, 0.6.0 for
// instance: how fast it stores matches is measured beside this one. Exits 1 when a limit is missed.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { openStore } from "@tactician/replays";
import { growCounts } from "@tactician/replays/testing/grow-counts";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";
import { median, percentile } from "../browser/statistics.ts";
import { BEFORE, report } from "./harness.ts";
import { measureAnswers, measureFeed, siteOver } from "./measure-site.ts";
import { benchEngines, type Engine, fill, intoStore, reportIngest } from "./stores.ts";

const COLD = { atMost: 150 };
const SERVER_MB = { atMost: 160 };
const VERSIONS = 3;

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

await benchEngines(values.engines, async (engine) => {
  if (BEFORE !== undefined) await benchIngest(engine, BEFORE);
  const charts: number[] = [];
  for (const counted of sizes) {
    await grow(engine, counted);
    console.log(`${engine.name}, ${values.matches} matches, counts of ${counted.toLocaleString("en")}`);
    charts.push(await benchAnswers(engine, databaseOf(counted)));
  }
  const flatness = (charts.at(-1) ?? 0) / (charts[0] ?? 1);
  report("a chart, most counts beside fewest", flatness, "x", { atMost: 1.5 });
  const largest = databaseOf(sizes.at(-1) ?? 0);
  await benchModel(engine, largest);
  await benchFeed(engine, largest);
});

/** Matches by copies inside the database, and counts of others that are no longer there. */
async function grow(engine: Engine, counted: number): Promise<void> {
  await fill(engine, databaseOf(counted), Number(values.matches));
  const store = await engine.open(databaseOf(counted));
  const lastDay = Math.floor(Date.now() / 86_400_000);
  await growCounts(store, { matches: counted, months: Number(values.months), lastDay });
  await store.close();
}

function databaseOf(counted: number): string {
  return `world_${counted}`;
}

async function benchAnswers(engine: Engine, database: string): Promise<number> {
  const { site, idle } = await siteOver({ ...engine.settings(database), TRUST_PROXY: "1" });
  try {
    const { cold, keptMs } = await measureAnswers(site);
    const more = site.memory() - idle;
    const filters = `${cold.length} filters`;
    const charts = cold.map(({ chart }) => chart);
    const pages = cold.map(({ page }) => page);
    const chart = median(charts);
    report(`a chart, counted, middle of ${filters}`, chart, "ms");
    report("all three answers of a page, counted, slowest", Math.max(...pages), "ms");
    report("the largest chart as it is sent", Math.max(...cold.map(({ bytes }) => bytes)) / 1000, "KB");
    report("memory, idle", idle, "MB", SERVER_MB);
    report("a chart, counted, slowest", Math.max(...charts), "ms", COLD);
    report("all three answers, counted, middle", median(pages), "ms", COLD);
    report("an answer that is kept", keptMs, "ms", { atMost: 5 });
    report(`more memory with all of ${filters}`, more, "MB", { atMost: 200 });
    return chart;
  } finally {
    await site.stop();
  }
}

/** Estimates for all versions and the newest ones, each for all ranks and for every class. */
async function benchModel(engine: Engine, database: string): Promise<void> {
  const store = await engine.open(database);
  const versions = (await store.findPlayedVersions()).slice(0, VERSIONS).map(({ version }) => ({ version }));
  const kept: unknown[] = [];
  let milliseconds = 0;
  const before = process.memoryUsage.rss();
  for (const part of [{}, ...versions]) {
    const all = await store.findMatchupCounts(part);
    for (const rankClass of [undefined, ...RANK_CLASSES.keys()]) {
      const counts = rankClass === undefined ? all : await store.findMatchupCounts({ ...part, rankClass });
      const startedAt = performance.now();
      kept.push(rankClass === undefined ? estimateMatchups(all) : estimateMatchups(counts, all));
      milliseconds += performance.now() - startedAt;
    }
  }
  // What they take together, with all that was needed on the way.
  const megabytes = (process.memoryUsage.rss() - before) / 1024 / 1024;
  await store.close();
  report(`estimates of ${kept.length} filters`, milliseconds, "ms", { atMost: 2000 });
  report("their memory", megabytes, "MB", { atMost: 200 });
}

async function benchFeed(engine: Engine, database: string): Promise<void> {
  const { windows, memory, times } = await measureFeed(engine.settings(database));
  const label = `a visitor's answer while ${windows} windows are read`;
  report(`${label}, p99`, percentile(times, 99), "ms");
  report(`${label}, slowest`, Math.max(...times), "ms");
  report("memory of a server that reads the feed", memory, "MB", SERVER_MB);
}

async function benchIngest(engine: Engine, folder: string): Promise<void> {
  console.log(`${engine.name}, ingest from parsed JSON`);
  const before: { openStore: typeof openStore } = await import(join(folder, "packages/replays/src/index.ts"));
  const other = engine.openedBy(before.openStore);
  await reportIngest(
    Number(values.ingest),
    ["before", intoStore(await other.open("ingest_before"))],
    ["now, with counts", intoStore(await engine.open("ingest_now"))],
    75,
  );
}
