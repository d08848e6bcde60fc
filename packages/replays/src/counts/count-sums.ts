import { type CountedMatch, type CountedSide, countedSides } from "@tactician/statistics/matchup-counts";
import { addPacked, type Sums } from "./packed-sums.ts";

/** The sides of one day, game version, rank class and character, by the character on the other side. */
export interface MatchupSums {
  readonly day: number;
  readonly version: number;
  readonly rankClass: number;
  readonly me: number;
  /** Matches, wins, draws, expected, variance (`MatchupCount`). */
  readonly cells: Sums;
}

export interface DaySums {
  readonly day: number;
  readonly version: number;
  matches: number;
  /** Sides by exact rank. */
  readonly ranks: Sums;
  /** Matches by the rank classes of both sides (`pairOfClasses`). */
  readonly classes: Sums;
}

/** How many sums there are to a key of `cells`; of `ranks` and `classes` it is one. */
export const CELL_WIDTH = 5;

/** What some matches add to the counts, added up before any of it is written: a window of the feed meets each row often. */
export class CountSums {
  readonly #days = new Map<number, Map<number, OpenDay>>();
  #rows = 0;

  add(match: CountedMatch): void {
    const [one, other] = countedSides(match);
    const day = this.#day(one.day, one.version);
    day.sums.matches += 1;
    addOne(day.sums.classes, pairOfClasses(one.rankClass, other.rankClass));
    this.#addSide(day, one);
    this.#addSide(day, other);
  }

  /** Adds packed cells of a day, or with `sign` -1 takes them away. */
  addCells(
    { day, version, rank_class, me }: { day: number; version: number; rank_class: number; me: number },
    cells: Uint8Array,
    sign: 1 | -1 = 1,
  ): void {
    addPacked(cells, CELL_WIDTH, this.#cells(this.#day(day, version), rank_class, me), sign);
  }

  /** The same for what a day has beside its cells. */
  addDay(
    { day, version, matches }: { day: number; version: number; matches: number },
    { ranks, classes }: { ranks: Uint8Array; classes: Uint8Array },
    sign: 1 | -1 = 1,
  ): void {
    const { sums } = this.#day(day, version);
    sums.matches += sign * matches;
    addPacked(ranks, 1, sums.ranks, sign);
    addPacked(classes, 1, sums.classes, sign);
  }

  get rows(): number {
    return this.#rows;
  }

  matchups(): MatchupSums[] {
    return this.#open().flatMap(({ matchups }) => [...matchups.values()]);
  }

  days(): DaySums[] {
    return this.#open().map(({ sums }) => sums);
  }

  deleteBefore(first: number): void {
    for (const day of this.#days.keys()) if (day < first) this.#days.delete(day);
  }

  #open(): OpenDay[] {
    return [...this.#days.values()].flatMap((versions) => [...versions.values()]);
  }

  #addSide(day: OpenDay, side: CountedSide): void {
    addOne(day.sums.ranks, side.rank);
    const cells = this.#cells(day, side.rankClass, side.me);
    const cell = cells.get(side.them);
    if (!cell) {
      cells.set(side.them, [side.matches, side.wins, side.draws, side.expected, side.variance]);
      return;
    }
    cell[0] = (cell[0] ?? 0) + side.matches;
    cell[1] = (cell[1] ?? 0) + side.wins;
    cell[2] = (cell[2] ?? 0) + side.draws;
    cell[3] = (cell[3] ?? 0) + side.expected;
    cell[4] = (cell[4] ?? 0) + side.variance;
  }

  #day(day: number, version: number): OpenDay {
    const versions = this.#days.get(day) ?? new Map<number, OpenDay>();
    this.#days.set(day, versions);
    const known = versions.get(version);
    if (known) return known;
    const sums: DaySums = { day, version, matches: 0, ranks: new Map(), classes: new Map() };
    const open: OpenDay = { sums, matchups: new Map() };
    versions.set(version, open);
    return open;
  }

  #cells({ sums: { day, version }, matchups }: OpenDay, rankClass: number, me: number): Sums {
    const key = me * BASE + rankClass;
    const known = matchups.get(key);
    if (known) return known.cells;
    const cells: Sums = new Map();
    matchups.set(key, { day, version, rankClass, me, cells });
    this.#rows += 1;
    return cells;
  }
}

/** A day and game version that is added to; its cells by character and rank class. */
interface OpenDay {
  readonly sums: DaySums;
  readonly matchups: Map<number, MatchupSums>;
}

function addOne(sums: Sums, key: number): void {
  const known = sums.get(key);
  if (known) known[0] = (known[0] ?? 0) + 1;
  else sums.set(key, [1]);
}

const BASE = 100;

/** One number for the rank classes of both sides, whichever is first: 3 and 4 -> 304. */
function pairOfClasses(one: number, other: number): number {
  return Math.min(one, other) * BASE + Math.max(one, other);
}

export function isInPair(pair: number, rankClass: number): boolean {
  return Math.floor(pair / BASE) === rankClass || pair % BASE === rankClass;
}
