// Answers about everybody's matches, and the feed inside a server, on SQLite and PostgreSQL.
import { join, resolve } from "node:path";
import type { openStore } from "@tactician/replays";
import { growCounts } from "@tactician/replays/testing/grow-counts";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";
import { median, percentile } from "../browser/statistics.ts";
import { report, runBench } from "./harness.ts";
import { measureAnswers, measureFeed, siteOver } from "./measure-site.ts";
import { benchEngines, ENGINES, type Engine, fill, reportIngest, settingsOf, settle } from "./stores.ts";

const USAGE = `Answers about everybody's matches, and the feed inside a server, on SQLite and PostgreSQL. The site has to be built.

  npm run bench -- world [--matches 100000 --counts 100000,1000000 --engines sqlite --beside DIR]

  --matches N    stored matches (5000000)
  --counts A,B   matches that the counts have (5000000,100000000)
  --engines A,B  sqlite, postgres
  --beside DIR   another checkout with its packages installed, the commit before for instance: how fast it stores matches stands beside`;

const COLD = { atMost: 300 };
const SERVER_MB = { atMost: 160 };
const VERSIONS = 3;
/** Over which counts are spread. */
const MONTHS = 24;

const options = {
  ...ENGINES,
  matches: { type: "string", default: "5000000" },
  counts: { type: "string", default: "5000000,100000000" },
  beside: { type: "string" },
} as const;

await runBench(USAGE, options, async ({ matches, counts, beside, engines }) => {
  const sizes = counts.split(",").map(Number);
  await benchEngines(engines, async (engine) => {
    if (beside !== undefined) await benchIngest(engine, resolve(beside));
    const charts: number[] = [];
    for (const counted of sizes) {
      await grow(engine, Number(matches), counted);
      console.log(`${engine.name}, ${matches} matches, counts of ${counted.toLocaleString("en")}`);
      charts.push(await benchAnswers(engine, databaseOf(counted)));
    }
    const flatness = (charts.at(-1) ?? 0) / (charts[0] ?? 1);
    report("a chart, most counts beside fewest", flatness, "x", { atMost: 1.5 });
    const largest = databaseOf(sizes.at(-1) ?? 0);
    await benchModel(engine, largest);
    await benchFeed(engine, largest);
  });
});

/** Matches by copies inside the database, and counts of others that are no longer there. */
async function grow(engine: Engine, stored: number, counted: number): Promise<void> {
  await fill(engine, databaseOf(counted), stored);
  const store = await engine.open(databaseOf(counted));
  const lastDay = Math.floor(Date.now() / 86_400_000);
  await growCounts(store, { matches: counted, months: MONTHS, lastDay });
  await store.close();
  await settle(engine, databaseOf(counted));
}

function databaseOf(counted: number): string {
  return `world_${counted}`;
}

async function benchAnswers(engine: Engine, database: string): Promise<number> {
  const { site, idle } = await siteOver({ ...settingsOf(engine, database), TRUST_PROXY: "1" });
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
  const { windows, memory, times } = await measureFeed(settingsOf(engine, database));
  const label = `a visitor's answer while ${windows} windows are read`;
  report(`${label}, p99`, percentile(times, 99), "ms");
  report(`${label}, slowest`, Math.max(...times), "ms");
  report("memory of a server that reads the feed", memory, "MB", SERVER_MB);
}

async function benchIngest(engine: Engine, folder: string): Promise<void> {
  console.log(`${engine.name}, ingest from parsed JSON`);
  const before: { openStore: typeof openStore } = await import(join(folder, "packages/replays/src/index.ts"));
  await reportIngest(engine, before.openStore);
}
