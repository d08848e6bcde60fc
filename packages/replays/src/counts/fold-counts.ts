import type { MatchupCount } from "@tactician/statistics/matchup-counts";
import type { PlayedMatches, PlayedVersion, PopularityCount, RankCount } from "../store.ts";
import { monthOf } from "./count-periods.ts";
import { CELL_WIDTH, isInPair } from "./count-sums.ts";
import { addPacked, type Sums } from "./packed-sums.ts";

/** Packed cells of a character, added or taken away. */
export interface CellsRow {
  readonly sign: 1 | -1;
  readonly me: number;
  readonly cells: Uint8Array;
}

/** Sides of a character and rank class on a day (or in a month, under its first day), added or taken away. */
export interface SidesRow {
  readonly sign: 1 | -1;
  readonly day: number;
  readonly rank_class: number;
  readonly me: number;
  readonly sides: number;
}

/** The matches of a day and game version. */
export interface DayRow {
  readonly day: number;
  readonly version: number;
  readonly matches: number;
  readonly ranks: Uint8Array;
  readonly classes: Uint8Array;
}

/** By the number of the own character, then of the other's. */
export function foldCells(rows: Iterable<CellsRow>): MatchupCount[] {
  const byCharacter = new Map<number, Sums>();
  for (const { sign, me, cells } of rows) {
    const sums: Sums = byCharacter.get(me) ?? new Map();
    byCharacter.set(me, sums);
    addPacked(cells, CELL_WIDTH, sums, sign);
  }
  const counts: MatchupCount[] = [];
  for (const [me, sums] of sorted(byCharacter))
    for (const [them, [matches = 0, wins = 0, draws = 0, expected = 0, variance = 0]] of sorted(sums))
      if (matches > 0) counts.push({ me, them, matches, wins, draws, expected, variance });
  return counts;
}

/** Oldest month first, then by character and rank class. */
export function foldSides(rows: Iterable<SidesRow>): PopularityCount[] {
  const counts = new Map<string, { -readonly [Field in keyof PopularityCount]: PopularityCount[Field] }>();
  for (const { sign, day, rank_class: rankClass, me: character, sides } of rows) {
    const from = monthOf(day);
    const key = `${from} ${character} ${rankClass}`;
    const count = counts.get(key) ?? { from, character, rankClass, sides: 0 };
    counts.set(key, count);
    count.sides += sign * sides;
  }
  return [...counts.values()]
    .filter(({ sides }) => sides > 0)
    .sort((a, b) => a.from - b.from || a.character - b.character || a.rankClass - b.rankClass);
}

/** Lowest number of a rank first. */
export function foldRanks(rows: Iterable<DayRow>, isWanted: (rank: number) => boolean): RankCount[] {
  const sums: Sums = new Map();
  for (const { ranks } of rows) addPacked(ranks, 1, sums);
  return sorted(sums)
    .filter(([rank, [sides = 0]]) => sides > 0 && isWanted(rank))
    .map(([rank, [sides = 0]]) => ({ rank, sides }));
}

/** Newest version first. */
export function foldVersions(rows: Iterable<DayRow>): PlayedVersion[] {
  const versions = new Map<number, { version: number; matches: number; first: number; last: number }>();
  for (const { day, version, matches } of rows) {
    if (matches === 0) continue;
    const known = versions.get(version) ?? { version, matches: 0, first: day, last: day };
    versions.set(version, known);
    known.matches += matches;
    known.first = Math.min(known.first, day);
    known.last = Math.max(known.last, day);
  }
  return [...versions.values()].sort((a, b) => b.version - a.version);
}

/** All matches, or those with a side in the rank class. */
export function foldMatches(rows: Iterable<DayRow>, rankClass: number | undefined): PlayedMatches {
  let [matches, first, last] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of rows) {
    const counted = rankClass === undefined ? row.matches : matchesInClass(row, rankClass);
    if (counted === 0) continue;
    matches += counted;
    first = Math.min(first, row.day);
    last = Math.max(last, row.day);
  }
  return matches === 0 ? { matches, first: undefined, last: undefined } : { matches, first, last };
}

function matchesInClass({ classes }: DayRow, rankClass: number): number {
  const sums: Sums = new Map();
  addPacked(classes, 1, sums);
  let matches = 0;
  for (const [pair, [count = 0]] of sums) if (isInPair(pair, rankClass)) matches += count;
  return matches;
}

function sorted<Value>(values: ReadonlyMap<number, Value>): [number, Value][] {
  return [...values].sort(([one], [other]) => one - other);
}
