import { setImmediate as breathe } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import type { CountedMatch } from "@tactician/statistics/matchup-counts";
import { type Kysely, sql } from "kysely";
import type { Change } from "../engine.ts";
import { countedMatches, matchSlices } from "../match-queries.ts";
import { SECONDS_OF_DAY } from "../replay-fields.ts";
import { type CountState, runAll, type Tables } from "../tables.ts";
import { type CountRows, CountSums, mergedRows } from "./count-sums.ts";
import { addingUp, COUNT_TABLES, type CountRow, type CountTable, columnsOf } from "./count-tables.ts";
import { DAYS_KEPT, endOfPeriod, monthOf, periodOf, today } from "./periods.ts";

const MATCHES_AT_ONCE = 1_000;
/** Rows written by one statement; between two of them others get their turn. */
const ROWS_AT_ONCE = 1_500;
/** Pairs that are kept before they are written, some 20 MB. */
export const MOST_PAIRS = 50_000;

async function findCountState(db: Kysely<Tables>): Promise<CountState> {
  return db.selectFrom("count_state").selectAll().executeTakeFirstOrThrow();
}

/**
 * Stores matches and counts those that were new, in the one transaction of the change; answers how many were new. Matches of days
 * that were dropped are not stored again: they may be counted already.
 */
export async function insertCounted(change: Change, matches: readonly ReplayRecord[]): Promise<number> {
  const sums = new CountSums();
  const added = await insertInto(sums, change, matches);
  await writeCounts(change, sums);
  return added;
}

/** The same for matches that come in many parts of one transaction; `writeCounts` at its end writes what `sums` has by then. */
export async function insertInto(
  sums: CountSums,
  change: Change,
  matches: readonly ReplayRecord[],
): Promise<number> {
  const { forgotten_before } = await findCountState(change.db);
  const added = await change.insertMatches(
    matches.filter(({ battle_at }) => battle_at >= forgotten_before * SECONDS_OF_DAY),
  );
  for (const [index, match] of added.entries()) {
    if (index > 0 && index % MATCHES_AT_ONCE === 0) await breathe();
    sums.add(match);
  }
  if (sums.size > MOST_PAIRS) await writeCounts(change, sums);
  return added.length;
}

/**
 * Writes what the sums have, and empties them. The lock is taken after the matches are stored and held to the end: its holder waits for nobody else, so
 * writers wait for each other and never in a circle.
 */
export async function writeCounts(change: Change, sums: CountSums): Promise<void> {
  const { lastDay } = sums;
  if (lastDay === undefined) return;
  await change.lock("counts");
  const known = await findCountState(change.db);
  const state = await foldDays(change, known, Math.min(lastDay, today()) - DAYS_KEPT + 1);
  // Dropped by another process since this change began.
  sums.deleteBefore(state.forgotten_before);
  await addSums(change, state, sums);
}

/** Adds what the sums have to the counts, each day under its period, and empties them. Only for the holder of the lock. */
export async function addSums(
  change: Pick<Change, "addRows">,
  state: CountState,
  sums: CountSums,
): Promise<void> {
  await addCounts(change, state, sums.rows());
  sums.clear();
}

async function addCounts(
  change: Pick<Change, "addRows">,
  state: CountState,
  rows: Partial<CountRows>,
): Promise<void> {
  for (const table of COUNT_TABLES) {
    const period = (day: number) => (table.isByDay ? day : periodOf(day, state));
    const merged = mergedRows(table, rows[table.name] ?? [], period);
    for (let start = 0; start < merged.length; start += ROWS_AT_ONCE) {
      if (start > 0) await breathe();
      await change.addRows(table, merged.slice(start, start + ROWS_AT_ONCE));
    }
  }
}

/** Days before `daysFrom` become months. Answers the state after that. Only for the holder of the lock. */
async function foldDays({ db }: Change, known: CountState, daysFrom: number): Promise<CountState> {
  if (daysFrom <= known.days_from) return known;
  const state = { ...known, days_from: daysFrom };
  const { rows } = await sql<{ day: number }>`select distinct day from rank_counts
    where day >= ${known.days_from} and day < ${daysFrom}`.execute(db);
  const periods = new Set(rows.map(({ day }) => periodOf(day, state)));
  for (const period of periods) {
    const from = Math.max(period + 1, known.days_from);
    for (const table of COUNT_TABLES.filter(({ isByDay }) => !isByDay)) {
      const { name, keys, sums } = table;
      const others = keys.filter((key) => key !== "day");
      const ofDays = `from ${name} where day >= ${from} and day < ${endOfPeriod(period, state)}`;
      await runAll(db, [
        `insert into ${name} (day, ${others}, ${sums}) select ${period}, ${others}, ${sums.map((sum) => `sum(${sum})`)}
          ${ofDays} group by ${others} ${addingUp(table)}`,
        `delete ${ofDays}`,
      ]);
    }
  }
  await db.updateTable("count_state").set(state).execute();
  return state;
}

/** Counts all stored matches anew, in one transaction; answers how many there are. `onProgress` is told how many are counted so far. */
export async function rebuildCounts(
  change: Change,
  onProgress: (matches: number) => void = () => undefined,
): Promise<number> {
  await change.lock("counts");
  const state = await findCountState(change.db);
  return recount(change, state.forgotten_before, state, onProgress);
}

/** Counts the stored matches of a day (unix) and later anew, under the periods of `state`. Only for the holder of the lock. */
export async function recount(
  change: Pick<Change, "addRows" | "db" | "slices">,
  from: number,
  state: CountState,
  onProgress: (matches: number) => void = () => undefined,
): Promise<number> {
  for (const { name } of COUNT_TABLES)
    await sql`delete from ${sql.table(name)} where day >= ${from}`.execute(change.db);
  const sums = new CountSums();
  let matches = 0;
  for (const slice of await matchSlices(change)) {
    const { rows } = await sql<CountedMatch>`${sql.raw(countedMatches(slice, from))}`.execute(change.db);
    for (const match of rows) sums.add(match);
    matches += rows.length;
    onProgress(matches);
    if (sums.size > MOST_PAIRS) await addSums(change, state, sums);
    await breathe();
  }
  await addSums(change, state, sums);
  return matches;
}

/** Notes that matches of all days before one (unix) are dropped; what they add to the counts stays. */
export async function noteForgotten(change: Change, before: number): Promise<void> {
  await change.lock("counts");
  const state = await findCountState(change.db);
  if (before > state.forgotten_before) await forgetFrom(change, state, before);
}

async function forgetFrom(change: Change, known: CountState, before: number): Promise<CountState> {
  const state = { ...known, forgotten_before: before };
  // A month that is counted as one has to be in two parts first.
  if (before < known.days_from && before !== monthOf(before))
    await recount(change, known.forgotten_before, state);
  await change.db.updateTable("count_state").set(state).execute();
  return state;
}

/** Counts of days whose matches were dropped, from another store or a backup. */
export interface ForgottenCounts {
  state(): Promise<CountState>;
  /** Rows of a table, of days before `forgotten_before` alone. */
  counts(table: CountTable): AsyncIterable<CountRow[]> | Iterable<CountRow[]>;
}

/**
 * Takes over the counts of days whose matches were dropped elsewhere. Of a day (or an older month) that is counted here too, whichever
 * has more matches holds and the other goes: a match may be in both, and nobody can tell any more. From then on matches of
 * such days are not stored here either.
 */
export async function mergeForgotten(change: Change, theirs: ForgottenCounts): Promise<void> {
  const { days_from, forgotten_before } = await theirs.state();
  if (forgotten_before === 0) return;
  await change.lock("counts");
  const known = await foldDays(change, await findCountState(change.db), days_from);
  const state =
    forgotten_before > known.forgotten_before ? await forgetFrom(change, known, forgotten_before) : known;
  const better = await betterPeriods(change, state, theirs);
  for (const period of better)
    for (const { name } of COUNT_TABLES)
      await sql`delete from ${sql.table(name)} where day >= ${period} and day < ${endOfPeriod(period, state)}`.execute(
        change.db,
      );
  for (const table of COUNT_TABLES) {
    const dayAt = table.keys.indexOf("day");
    for await (const rows of theirs.counts(table)) {
      const wanted = rows.filter((row) => better.has(periodOf(row[dayAt] ?? 0, state)));
      await addCounts(change, state, { [table.name]: wanted });
    }
  }
}

async function betterPeriods(
  change: Change,
  state: CountState,
  theirs: ForgottenCounts,
): Promise<ReadonlySet<number>> {
  const lead = new Map<number, number>();
  const add = (day: number, matches: number) => {
    const period = periodOf(day, state);
    lead.set(period, (lead.get(period) ?? 0) + matches);
  };
  const table = COUNT_TABLES.find(({ name }) => name === "match_counts");
  if (!table) return new Set();
  for await (const rows of theirs.counts(table))
    for (const row of rows) add(row[table.keys.indexOf("day")] ?? 0, row[table.keys.length] ?? 0);
  const { rows: ours } = await sql<{ day: number; matches: number }>`select day, matches from match_counts
    where day < ${state.forgotten_before}`.execute(change.db);
  for (const { day, matches } of ours) add(day, -matches);
  return new Set([...lead.keys()].filter((period) => (lead.get(period) ?? 0) > 0));
}

/** The text that reads the rows of a table that `ForgottenCounts` gives. */
export function forgottenRows(table: CountTable): string {
  return `select ${columnsOf(table)} from ${table.name} where day < (select forgotten_before from count_state)`;
}
