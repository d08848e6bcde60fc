import type { CountSums } from "./count-sums.ts";

/** A row of `matchup_counts` of versions 0.7 and 0.8: the sides of a day, version, rank class and character. */
export interface OldMatchups {
  readonly day: number;
  readonly version: number;
  readonly rank_class: number;
  readonly me: number;
  /** Packed: matches, wins, draws, expected and variance under the number of the other character. */
  readonly cells: Uint8Array;
}

/** A row of their `day_counts`. */
export interface OldDay {
  readonly day: number;
  readonly version: number;
  /** Packed: sides under exact ranks, and matches under pairs of rank classes. */
  readonly ranks: Uint8Array;
  readonly classes: Uint8Array;
}

const CELL_WIDTH = 5;

/** Adds up rows of these versions. Throws a `RangeError` for bytes that they did not write. */
export function addOldCounts(
  sums: CountSums,
  matchups: readonly OldMatchups[],
  days: readonly OldDay[],
): CountSums {
  for (const { day, version, rank_class: rankClass, me, cells } of matchups)
    for (const [them = 0, matches = 0, wins = 0, draws = 0, expected = 0, variance = 0] of unpack(
      cells,
      1 + CELL_WIDTH,
    ))
      sums.addCell({ day, version, rankClass, me, them, matches, wins, draws, expected, variance });
  for (const { day, version, ranks, classes } of days) {
    for (const [rank = 0, sides = 0] of unpack(ranks, 2)) sums.addRank(day, version, rank, sides);
    for (const [pair = 0, matches = 0] of unpack(classes, 2)) sums.addClasses(day, version, pair, matches);
  }
  return sums;
}

/** Numbers of seven bits a byte, lowest first, the eighth bit says that there is more; the last bit of a number is its sign. So many make a group. */
function unpack(bytes: Uint8Array, width: number): number[][] {
  const groups: number[][] = [];
  let group: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    if (!Number.isSafeInteger(value)) throw new RangeError("These are no counts.");
    group.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    if (group.length === width) {
      groups.push(group);
      group = [];
    }
    [value, scale] = [0, 1];
  }
  if (group.length > 0 || scale > 1) throw new RangeError("These are no counts.");
  return groups;
}
