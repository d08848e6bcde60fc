import { type CountedMatch, type CountedSide, countedSides } from "@tactician/statistics/matchup-counts";
import { RANK_CLASSES, UNKNOWN_RANK_CLASS } from "@tactician/statistics/rank-classes";
import { CELL, type CountRow, type CountTable } from "./count-tables.ts";

/** Rows for each table. Of a key there may be several. */
export type CountRows = Readonly<Record<CountTable["name"], CountRow[]>>;

const WIDTH = CELL.length * (1 + RANK_CLASSES.length);
const CLASSES = RANK_CLASSES.map((_, rankClass) => rankClass);
const BASE = 100;

/** The sums of one day and version. */
interface DaySums {
  readonly day: number;
  readonly version: number;
  /** By own character, then by the other's: the sums of `matchup_counts`. */
  readonly pairs: Map<number, Map<number, Float64Array>>;
  readonly ranks: Map<number, number>;
  /** Matches by the classes of both sides, 3 and 4 -> 304. */
  readonly classes: Map<number, number>;
}

/** What some matches add to the counts, added up before any of it is written: a window of the feed meets each row often. */
export class CountSums {
  readonly #days = new Map<string, DaySums>();
  /** Pairs so far: each takes some 400 bytes. */
  size = 0;

  add(match: CountedMatch): void {
    const [one, other] = countedSides(match);
    const day = this.#day(one.day, one.version);
    const [low, high] = [Math.min(one.rankClass, other.rankClass), Math.max(one.rankClass, other.rankClass)];
    addTo(day.classes, low * BASE + high, 1);
    for (const side of [one, other]) {
      addTo(day.ranks, side.rank, 1);
      this.#addCell(day, side);
    }
  }

  /** Sums of a class that somebody else has added up. */
  addCell(cell: Omit<CountedSide, "rank">): void {
    this.#addCell(this.#day(cell.day, cell.version), cell);
  }

  addRank(day: number, version: number, rank: number, sides: number): void {
    addTo(this.#day(day, version).ranks, rank, sides);
  }

  addClasses(day: number, version: number, pair: number, matches: number): void {
    addTo(this.#day(day, version).classes, pair, matches);
  }

  get lastDay(): number | undefined {
    if (this.#days.size === 0) return undefined;
    return Math.max(...[...this.#days.values()].map(({ day }) => day));
  }

  deleteBefore(first: number): void {
    for (const [key, { day }] of this.#days) if (day < first) this.#days.delete(key);
  }

  clear(): void {
    this.#days.clear();
    this.size = 0;
  }

  rows(): CountRows {
    const rows: CountRows = { matchup_counts: [], character_counts: [], rank_counts: [], match_counts: [] };
    for (const { day, version, pairs, ranks, classes } of this.#days.values()) {
      for (const [me, others] of pairs) {
        for (const [them, cell] of others) rows.matchup_counts.push([me, them, day, version, ...cell]);
        for (const [rankClass, sides] of sidesOf(others))
          rows.character_counts.push([day, version, rankClass, me, sides]);
      }
      for (const [rank, sides] of ranks) rows.rank_counts.push([day, version, rank, sides]);
      for (const [pair, matches] of classes)
        rows.match_counts.push([day, version, Math.floor(pair / BASE), pair % BASE, matches]);
    }
    return rows;
  }

  #day(day: number, version: number): DaySums {
    const key = `${day} ${version}`;
    const known = this.#days.get(key);
    if (known) return known;
    const made = { day, version, pairs: new Map(), ranks: new Map(), classes: new Map() };
    this.#days.set(key, made);
    return made;
  }

  #addCell({ pairs }: DaySums, side: Omit<CountedSide, "rank" | "day" | "version">): void {
    const others = pairs.get(side.me) ?? new Map<number, Float64Array>();
    pairs.set(side.me, others);
    let cell = others.get(side.them);
    if (!cell) {
      cell = new Float64Array(WIDTH);
      others.set(side.them, cell);
      this.size += 1;
    }
    addNumbers(cell, 0, side);
    if (side.rankClass < CLASSES.length) addNumbers(cell, CELL.length * (1 + side.rankClass), side);
  }
}

type Numbers = Pick<CountedSide, (typeof CELL)[number]>;

/** Without a loop: every match of the feed passes here four times. */
function addNumbers(cell: Float64Array, at: number, side: Numbers): void {
  cell[at] = (cell[at] ?? 0) + side.matches;
  cell[at + 1] = (cell[at + 1] ?? 0) + side.wins;
  cell[at + 2] = (cell[at + 2] ?? 0) + side.draws;
  cell[at + 3] = (cell[at + 3] ?? 0) + side.expected;
  cell[at + 4] = (cell[at + 4] ?? 0) + side.variance;
}

function addTo(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** How often the character was played in each class of ranks. */
function sidesOf(others: ReadonlyMap<number, Float64Array>): Map<number, number> {
  const sides = new Map<number, number>();
  for (const cell of others.values()) {
    let unknown = cell[0] ?? 0;
    for (const rankClass of CLASSES) {
      const known = cell[CELL.length * (1 + rankClass)] ?? 0;
      unknown -= known;
      if (known > 0) addTo(sides, rankClass, known);
    }
    if (unknown > 0) addTo(sides, UNKNOWN_RANK_CLASS, unknown);
  }
  return sides;
}

/** Rows of a table, each key once, under the periods of their days; those that fall together are added up. */
export function mergedRows(
  { keys }: CountTable,
  rows: CountRow[],
  periodOf: (day: number) => number,
): CountRow[] {
  const dayAt = keys.indexOf("day");
  const moved = rows.filter((row) => periodOf(row[dayAt] ?? 0) !== row[dayAt]);
  // Most windows are of the days that are counted by day.
  if (moved.length === 0) return rows;
  for (const row of moved) row[dayAt] = periodOf(row[dayAt] ?? 0);
  const width = keys.length;
  const merged = new Map<string, CountRow>();
  for (const row of rows) {
    const key = row.slice(0, width).join();
    const known = merged.get(key);
    if (!known) merged.set(key, row);
    else for (let at = width; at < row.length; at += 1) known[at] = (known[at] ?? 0) + (row[at] ?? 0);
  }
  return [...merged.values()];
}
