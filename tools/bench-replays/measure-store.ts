import { type ReplayStore, readReplayRows } from "@tactician/replays";
import { median, percentile } from "../browser/statistics.ts";
import type { BareIngest } from "./bare-ingest.ts";
import type { Engine } from "./engines.ts";
import type { GrownRows, Row } from "./grow-rows.ts";
import { playerInCopy } from "./multiply.ts";

/** About a window of the service's feed. */
const WINDOW = 5_000;
const NEWEST = 100;
const PLAYERS = 200;
const READS_PER_ROUND = 400;
const ROUNDS = 40;

/** Rows per second of both ways over all windows, and ours as a share of the other one. */
export interface IngestSpeed {
  readonly other: number;
  readonly ours: number;
  readonly share: number;
}

/** The bare way checks nothing. */
export async function measureIngest(engine: Engine, grown: GrownRows): Promise<IngestSpeed> {
  const store = await engine.open("ingest_ours");
  await (await engine.open("ingest_bare")).close();
  return compareIngest(intoStore(store), await engine.openBare("ingest_bare"), grown);
}

/**
 * Both ways get the same windows in turn, and who is first alternates: a machine that others use too slows both alike. All
 * windows count, because some of them pay for others (a log that is written back). Closes both.
 */
export async function compareIngest(
  ours: BareIngest,
  other: BareIngest,
  grown: GrownRows,
): Promise<IngestSpeed> {
  const times: { other: number[]; ours: number[] } = { other: [], ours: [] };
  for (let start = 0; start + WINDOW <= grown.size; start += WINDOW) {
    const rows = parsed(grown.rows(start, start + WINDOW));
    const runOther = async () => times.other.push(await timeOf(() => other.insert(rows)));
    const runOurs = async () => times.ours.push(await timeOf(() => ours.insert(rows)));
    const inTurn = (start / WINDOW) % 2 === 0 ? [runOther, runOurs] : [runOurs, runOther];
    for (const run of inTurn) await run();
  }
  await Promise.all([other.close(), ours.close()]);
  const totalOf = (windows: readonly number[]) => windows.reduce((sum, time) => sum + time, 0);
  const speed = (windows: readonly number[]) => (1000 * WINDOW * windows.length) / totalOf(windows);
  return {
    other: speed(times.other),
    ours: speed(times.ours),
    share: totalOf(times.other) / totalOf(times.ours),
  };
}

/** The feed's way into a store, window by window: starts from parsed JSON and checks every row. */
export function intoStore(store: ReplayStore): BareIngest {
  let windows = 0;
  return {
    insert: (rows) => {
      windows += 1;
      return storeWindow(store, rows, windows * WINDOW);
    },
    close: () => store.close(),
  };
}

/** Fills a new database; answers matches per second over all of it. */
export async function fill(engine: Engine, name: string, grown: GrownRows): Promise<number> {
  const store = await engine.open(name);
  let time = 0;
  for (let start = 0; start < grown.size; start += WINDOW) {
    const rows = grown.rows(start, Math.min(start + WINDOW, grown.size));
    time += await timeOf(() => storeWindow(store, rows, start));
  }
  await store.close();
  return (1000 * grown.size) / time;
}

/** Milliseconds for a player's newest hundred. */
export interface ReadTimes {
  readonly p50: number;
  /** Of the middle round, and of the calmest: what others did on the machine is in the one and hardly in the other. */
  readonly p99: number;
  readonly calmestP99: number;
}

/** Players are taken from all copies alike. */
export async function measureReads(
  engine: Engine,
  name: string,
  grown: GrownRows,
  copies: number,
): Promise<ReadTimes> {
  const store = await engine.open(name);
  const players = grown.playersAsMet(PLAYERS).map((player, number) => playerInCopy(player, number % copies));
  // Warm: caches filled, code compiled.
  for (let round = 0; round < 3; round += 1) await readRound(store, players);
  const rounds: { p50: number; p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await readRound(store, players));
  await store.close();
  const p99s = rounds.map(({ p99 }) => p99);
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(p99s), calmestP99: Math.min(...p99s) };
}

async function readRound(store: ReplayStore, players: readonly string[]) {
  const times: number[] = [];
  for (let read = 0; read < READS_PER_ROUND; read += 1) {
    const player = players[read % players.length] ?? "";
    times.push(await timeOf(() => store.findMatchesByPlayer(player, { limit: NEWEST })));
  }
  return { p50: median(times), p99: percentile(times, 99) };
}

async function storeWindow(store: ReplayStore, rows: readonly Row[], start: number): Promise<void> {
  const { matches, rejected } = readReplayRows(rows);
  if (rejected > 0) throw new Error(`${rejected} grown rows are no matches.`);
  const inserted = await store.insertFeedWindow(matches, { name: "grown", battleAt: start });
  if (inserted !== rows.length) throw new Error(`${inserted} of ${rows.length} matches were new.`);
}

/** As it comes from the service: every row a new object with texts of its own. */
function parsed(rows: readonly Row[]): Row[] {
  return JSON.parse(JSON.stringify(rows)) as Row[];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
