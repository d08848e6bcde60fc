// `npm run bench:replays`: the store of matches, its endpoint and the statistics page, on SQLite and PostgreSQL side by side.
//   --sizes 50000,500000,5000000   stored matches at which reads are measured; a short run: --sizes 20000,100000
//   --ingest 200000                matches for the comparison with the bare way in
//   --engines sqlite,postgres
// The site has to be built. Exits 1 when a limit is missed. The full run takes some ten minutes on a calm machine and 6 GB in the temporary folder.
import { parseArgs } from "node:util";
import { STATS_PATH } from "@tactician/contract";
import type { SqlStore } from "@tactician/replays";
import { median, percentile } from "../browser/statistics.ts";
import { medianOf, repeat, report, timeOf } from "./harness.ts";
import { measurePage, measureRequest, siteOver } from "./measure-site.ts";
import { benchEngines, type Engine, fill, intoStore, playerInCopy, reportIngest } from "./stores.ts";

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

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "50000,500000,5000000" },
    ingest: { type: "string", default: "200000" },
    engines: { type: "string", default: "sqlite,postgres" },
  },
});
const sizes = values.sizes.split(",").map(Number);

await benchEngines(values.engines, async (engine) => {
  await benchIngest(engine);
  const reads: ReadTimes[] = [];
  for (const size of sizes) reads.push(await benchReads(engine, size));
  benchFlatness(reads);
  await benchSite(engine, databaseOf(sizes.at(-1) ?? 0));
});

async function benchIngest(engine: Engine): Promise<void> {
  console.log(`${engine.name}, ingest from parsed JSON`);
  const ours = await engine.open("ingest_ours");
  await (await engine.open("ingest_bare")).close();
  await reportIngest(
    Number(values.ingest),
    ["bare way in, unchecked", await engine.openBare("ingest_bare")],
    ["rows checked and stored", intoStore(ours)],
    100 * engine.smallestShare,
  );
}

interface ReadTimes {
  readonly p50: number;
  readonly calmestP99: number;
}

async function benchReads(engine: Engine, size: number): Promise<ReadTimes> {
  console.log(`${engine.name}, ${size.toLocaleString("en")} matches`);
  const { grown, copies, speed } = await fill(engine, databaseOf(size), size, [REQUESTED, SHOWN]);
  report(`filled at (${copies} x as many by copies)`, speed, "matches/s");
  const store = await engine.open(databaseOf(size));
  // From all copies alike.
  const players = grown.playersAsMet(PLAYERS).map((player, number) => playerInCopy(player, number % copies));
  // Warm: caches filled, code compiled.
  await repeat(() => readRound(store, players), 3);
  const rounds = await repeat(() => readRound(store, players), ROUNDS);
  await store.close();
  const p50 = medianOf(rounds, (round) => round.p50);
  // What others did on the machine is in the middle round and hardly in the calmest.
  const calmestP99 = Math.min(...rounds.map(({ p99 }) => p99));
  const label = "a player's 100 newest";
  report(`${label}, half of the reads`, p50, "ms");
  report(
    `${label}, p99 of the middle round`,
    medianOf(rounds, ({ p99 }) => p99),
    "ms",
  );
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
  const { site, idle } = await siteOver(engine.settings(name));
  try {
    console.log(`${engine.name}, the site over the largest store`);
    report("memory, idle", idle, "MB", { atMost: 200 });
    const cost = await measureRequest(site, REQUESTED.playerId);
    const label = `${cost.matches.toLocaleString("en")} matches (${cost.kilobytes.toFixed(0)} KB of JSON)`;
    report(`${label}, first request`, cost.firstMs, "ms");
    report(`${label}, middle request`, cost.middleMs, "ms", { atMost: 150 });
    report(`${label}, more memory`, cost.moreMemory, "MB", { atMost: 40 });
    const address = `${site.origin}${STATS_PATH}?id=`;
    const page = await measurePage(address + SHOWN.playerId);
    const shown = `${SHOWN.matches.toLocaleString("en")} matches in the browser`;
    report(`${shown}, derivation`, page.derivation, "ms", { atMost: 60 });
    report(`${shown}, longest task`, page.longestTask, "ms", { atMost: 100 });
    const phone = await measurePage(address + REQUESTED.playerId, PHONE_SLOWDOWN);
    const onPhone = `${REQUESTED.matches.toLocaleString("en")} matches on a phone, the coach`;
    report(onPhone, phone.coach, "ms", { atMost: 60 });
  } finally {
    await site.stop();
  }
}

function databaseOf(size: number): string {
  return `matches_${size}`;
}
