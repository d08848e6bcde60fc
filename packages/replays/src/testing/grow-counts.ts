import { packSums, type Sums } from "../counts/packed-sums.ts";
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

/**
 * Puts made-up counts into a store without the matches, of every character in every rank class against every other: by the way
 * that counts of dropped matches take from a backup. Nothing before the last day is stored there any more.
 */
export async function growCounts(store: SqlStore, { matches, months, lastDay }: GrownCounts): Promise<void> {
  const days = months * DAYS_OF_MONTH;
  const sidesOfCell = (2 * matches) / days / (RANK_CLASSES * CHARACTERS ** 2);
  const all = Array.from({ length: days }, (_, index) => lastDay - days + 1 + index);
  await store.merge(
    {
      matches: () => [],
      refreshes: () => [],
      positions: () => [],
      forgotten: () => [[{ before: lastDay + 1 }]],
      days: () => slices(all, (day) => [dayOf(day, lastDay, matches / days)]),
      matchups: () => slices(all, (day) => matchupsOf(day, lastDay, sidesOfCell)),
    },
    () => undefined,
  );
}

function* slices<Row>(days: readonly number[], rowsOf: (day: number) => Row[]): Generator<Row[]> {
  for (const day of days) yield rowsOf(day);
}

function versionOf(day: number, lastDay: number): number {
  return 30_100 - Math.floor((lastDay - day) / DAYS_OF_VERSION);
}

function dayOf(day: number, lastDay: number, matches: number) {
  const even = (keys: readonly number[]): Sums =>
    new Map(keys.map((key) => [key, [Math.ceil(matches / keys.length)]]));
  const ranks = Array.from({ length: 38 }, (_, rank) => rank);
  const classes = [0, 101, 102, 202, 203, 303, 304, 404, 405, 505];
  return {
    day,
    version: versionOf(day, lastDay),
    matches: Math.ceil(matches),
    ranks: hex(even(ranks)),
    classes: hex(even(classes)),
  };
}

function matchupsOf(day: number, lastDay: number, average: number) {
  return Array.from({ length: RANK_CLASSES * CHARACTERS }, (_, index) => {
    const cells: Sums = new Map();
    for (let them = 0; them < CHARACTERS; them += 1) {
      // Some are met ten times as often as others; of few matches many cells stay empty.
      const share = 0.2 + 2 * (((index * 31 + them * 17) % 97) / 97) ** 2;
      const sides = Math.floor(average * share + ((day * 7 + index * 13 + them * 5) % 100) / 100);
      if (sides > 0)
        cells.set(them, [sides, sides >> 1, 0, sides * 500_321, Math.round(sides * 1e6 * AVERAGE_VARIANCE)]);
    }
    const rank_class = Math.floor(index / CHARACTERS);
    return { day, version: versionOf(day, lastDay), rank_class, me: index % CHARACTERS, cells: hex(cells) };
  });
}

function hex(sums: Sums): string {
  return Buffer.from(packSums(sums)).toString("hex");
}
