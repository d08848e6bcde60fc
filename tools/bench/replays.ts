// The store of matches, its endpoint and the statistics page, on SQLite and PostgreSQL side by side.
import { STATS_PATH } from "@tactician/contract";
import type { SqlStore } from "@tactician/replays";
import { median, percentile } from "../browser/statistics.ts";
import { mediansOf, repeat, report, runBench, timeOf } from "./harness.ts";
import { measurePage, measureRequest, siteOver } from "./measure-site.ts";
import { benchEngines, ENGINES, type Engine, fill, playerInCopy, settingsOf } from "./stores.ts";

const USAGE = `The store of matches, its endpoint and the statistics page, on SQLite and PostgreSQL. The site has to be built.

  npm run bench -- replays [--sizes 20000,100000 --engines sqlite]

  --sizes A,B    stored matches at which reads are measured (50000,500000,5000000)
  --engines A,B  sqlite, postgres

The full run takes some ten minutes on a calm machine and 6 GB in the temporary folder.`;

/** Lighthouse's phone (docs/decisions/021). */
const PHONE_SLOWDOWN = 4;
const NEWEST = 100;
const PLAYERS = 200;
const READS_PER_ROUND = 400;
const ROUNDS = 40;

const REQUESTED = { playerId: "busyplayer10", matches: 10_000 };
const SHOWN = { playerId: "busyplayer20", matches: 20_000 };

/** A refresh in the future: the benchmark asks no replay service. */
const FRESH_UNTIL = Math.floor(Date.now() / 1000) + 86_400;

const options = { ...ENGINES, sizes: { type: "string", default: "50000,500000,5000000" } } as const;

await runBench(USAGE, options, async ({ sizes: text, engines }) => {
  const sizes = text.split(",").map(Number);
  await benchEngines(engines, async (engine) => {
    const reads: ReadTimes[] = [];
    for (const size of sizes) reads.push(await benchReads(engine, size));
    benchFlatness(reads);
    await benchSite(engine, databaseOf(sizes.at(-1) ?? 0));
  });
});

type ReadTimes = Awaited<ReturnType<typeof benchReads>>;

async function benchReads(engine: Engine, size: number) {
  console.log(`${engine.name}, ${size.toLocaleString("en")} matches`);
  const { grown, copies, speed } = await fill(engine, databaseOf(size), size, [REQUESTED, SHOWN]);
  report(`filled at (${copies} x as many by copies)`, speed, "matches/s");
  const store = await engine.open(databaseOf(size));
  report("on disk, with indexes", (await store.findSize()).bytes / size, "bytes a match");
  // From all copies alike.
  const players = grown.playersAsMet(PLAYERS).map((player, number) => playerInCopy(player, number % copies));
  // Warm: caches filled, code compiled.
  await repeat(() => readRound(store, players), 3);
  const rounds = await repeat(() => readRound(store, players), ROUNDS);
  await store.close();
  const { p50, p99 } = mediansOf(rounds);
  // What others did on the machine is in the middle round and hardly in the calmest.
  const calmestP99 = Math.min(...rounds.map((round) => round.p99));
  const label = "a player's 100 newest";
  report(`${label}, half of the reads`, p50, "ms");
  report(`${label}, p99 of the middle round`, p99, "ms");
  report(`${label}, p99 of the calmest round`, calmestP99, "ms", { atMost: 2 });
  return { p50, calmestP99 };
}

async function readRound(store: SqlStore, players: readonly string[]) {
  const times: number[] = [];
  for (let read = 0; read < READS_PER_ROUND; read += 1) {
    const player = players[read % players.length] ?? "";
    times.push(await timeOf(() => store.findMatchesByPlayer(player, { limit: NEWEST })));
  }
  return { p50: median(times), p99: percentile(times, 99) };
}

function benchFlatness(reads: readonly ReadTimes[]): void {
  const [smallest, largest] = [reads[0], reads.at(-1)];
  if (!smallest || !largest) return;
  const label = "largest store beside smallest";
  report(`${label}, half of the reads`, largest.p50 / smallest.p50, "x");
  report(`${label}, p99`, largest.calmestP99 / smallest.calmestP99, "x", { atMost: 2 });
}

async function benchSite(engine: Engine, name: string): Promise<void> {
  const store = await engine.open(name);
  for (const { playerId } of [REQUESTED, SHOWN]) await store.upsertPlayerRefresh(playerId, FRESH_UNTIL);
  await store.close();
  const { site } = await siteOver(settingsOf(engine, name));
  try {
    console.log(`${engine.name}, the site over the largest store`);
    const cost = await measureRequest(site, REQUESTED.playerId);
    const asked = REQUESTED.matches.toLocaleString("en");
    report(`${asked} matches as they are sent`, cost.kilobytes, "KB");
    report(`${asked} matches, first request`, cost.firstMs, "ms");
    report(`${asked} matches, middle request`, cost.middleMs, "ms", { atMost: 150 });
    const address = `${site.origin}${STATS_PATH}?id=`;
    const page = await measurePage(address + SHOWN.playerId);
    const shown = `${SHOWN.matches.toLocaleString("en")} matches in the browser`;
    report(`${shown}, derivation`, page.derivation, "ms", { atMost: 60 });
    report(`${shown}, longest task`, page.longestTask, "ms", { atMost: 100 });
    const phone = await measurePage(address + REQUESTED.playerId, PHONE_SLOWDOWN);
    report(`${asked} matches on a phone, the coach`, phone.coach, "ms", { atMost: 60 });
  } finally {
    await site.stop();
  }
}

function databaseOf(size: number): string {
  return `matches_${size}`;
}
