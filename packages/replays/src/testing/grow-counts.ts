import { CELL, type CountRow } from "../counts/count-tables.ts";
import { DAYS_KEPT, periodOf } from "../counts/periods.ts";
import type { SqlStore } from "../sql-store.ts";

/** What is to be there: so many matches, spread evenly over the months up to a day (unix). */
export interface GrownCounts {
  readonly matches: number;
  readonly months: number;
  readonly lastDay: number;
}

const CHARACTERS = 42;
const RANK_CLASSES = 6;
const DAYS_OF_MONTH = 30;
/** A game version lasts for so many days. */
const DAYS_OF_VERSION = 60;
const AVERAGE_VARIANCE = 0.23;
/** Columns of `matchup_counts` before its sums. */
const KEYS = 4;

/**
 * Puts made-up counts into a store without the matches, of every character in every rank class against every other: by the way
 * that counts of dropped matches take from a backup. Nothing before the last day is stored there any more.
 */
export async function growCounts(store: SqlStore, { matches, months, lastDay }: GrownCounts): Promise<void> {
  const days = months * DAYS_OF_MONTH;
  const sidesOfCell = (2 * matches) / days / (RANK_CLASSES * CHARACTERS ** 2);
  const all = Array.from({ length: days }, (_, index) => lastDay - days + 1 + index);
  const state = { days_from: lastDay - DAYS_KEPT + 1, forgotten_before: lastDay + 1 };
  const rows = {
    match_counts: (day: number) => matchesOf(day, lastDay, matches / days),
    rank_counts: (day: number) => ranksOf(day, lastDay, matches / days),
    matchup_counts: (day: number) => matchupsOf(day, lastDay, sidesOfCell),
    character_counts: (day: number) => charactersOf(day, lastDay, sidesOfCell),
  };
  await store.merge(
    {
      matches: () => [],
      refreshes: () => [],
      positions: () => [],
      reports: () => [],
      state: async () => state,
      counts: ({ name, isByDay }) => slices(all, (day) => (isByDay ? day : periodOf(day, state)), rows[name]),
    },
    () => undefined,
  );
}

/** Rows of days that are of one period, together. */
function* slices(
  days: readonly number[],
  periodOf: (day: number) => number,
  rowsOf: (day: number) => CountRow[],
): Generator<CountRow[]> {
  for (const period of new Set(days.map(periodOf)))
    yield days.filter((day) => periodOf(day) === period).flatMap(rowsOf);
}

function versionOf(day: number, lastDay: number): number {
  return 30_100 - Math.floor((lastDay - day) / DAYS_OF_VERSION);
}

function matchesOf(day: number, lastDay: number, matches: number): CountRow[] {
  const classes = [0, 101, 102, 202, 203, 303, 304, 404, 405, 505];
  const each = Math.ceil(matches / classes.length);
  return classes.map((pair) => [day, versionOf(day, lastDay), Math.floor(pair / 100), pair % 100, each]);
}

function ranksOf(day: number, lastDay: number, matches: number): CountRow[] {
  return Array.from({ length: 38 }, (_, rank) => [
    day,
    versionOf(day, lastDay),
    rank,
    Math.ceil((2 * matches) / 38),
  ]);
}

/** Some are met ten times as often as others; of few matches many cells stay empty. */
function sidesOf(day: number, average: number, rankClass: number, me: number, them: number): number {
  const index = rankClass * CHARACTERS + me;
  const share = 0.2 + 2 * (((index * 31 + them * 17) % 97) / 97) ** 2;
  return Math.floor(average * share + ((day * 7 + index * 13 + them * 5) % 100) / 100);
}

function matchupsOf(day: number, lastDay: number, average: number): CountRow[] {
  return Array.from({ length: CHARACTERS ** 2 }, (_, pair) => {
    const [me, them] = [Math.floor(pair / CHARACTERS), pair % CHARACTERS];
    const row = [me, them, day, versionOf(day, lastDay), ...CELL.map(() => 0)];
    for (let rankClass = 0; rankClass < RANK_CLASSES; rankClass += 1) {
      const sides = sidesOf(day, average, rankClass, me, them);
      const cell = [sides, sides >> 1, 0, sides * 500_321, Math.round(sides * 1e6 * AVERAGE_VARIANCE)];
      for (const [at, value] of cell.entries()) row[KEYS + at] = (row[KEYS + at] ?? 0) + value;
      row.push(...cell);
    }
    return row;
  }).filter((row) => (row[KEYS] ?? 0) > 0);
}

function charactersOf(day: number, lastDay: number, average: number): CountRow[] {
  const all = Array.from({ length: CHARACTERS }, (_, number) => number);
  return Array.from({ length: RANK_CLASSES * CHARACTERS }, (_, index) => {
    const [rankClass, me] = [Math.floor(index / CHARACTERS), index % CHARACTERS];
    const sides = all.reduce((sum, them) => sum + sidesOf(day, average, rankClass, me, them), 0);
    return [day, versionOf(day, lastDay), rankClass, me, sides];
  });
}
