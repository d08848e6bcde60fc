import { type CountedMatch, countedSides } from "@tactician/game/matchup-counts";
import { addPacked, addTo, type Sums } from "./packed-sums.ts";

/** The sides of one day, game version, rank class and character, by the character on the other side. */
export interface MatchupSums {
  readonly day: number;
  readonly version: number;
  readonly rankClass: number;
  readonly me: number;
  /** Matches, wins, draws, expected, variance (`MatchupCount`). */
  readonly cells: Sums;
}

/** The matches of one day and game version, each once. */
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
  readonly matchups = new Map<string, MatchupSums>();
  readonly days = new Map<string, DaySums>();

  add(match: CountedMatch): void {
    const [one, other] = countedSides(match);
    const day = this.#day(one.day, one.version);
    day.matches += 1;
    addTo(day.classes, pairOfClasses(one.rankClass, other.rankClass), [1]);
    for (const side of [one, other]) {
      addTo(day.ranks, side.rank, [1]);
      const { matches, wins, draws, expected, variance } = side;
      addTo(this.#cells(side.day, side.version, side.rankClass, side.me), side.them, [
        matches,
        wins,
        draws,
        expected,
        variance,
      ]);
    }
  }

  /** Adds packed cells of a day, or with `sign` -1 takes them away. */
  addCells(
    { day, version, rank_class, me }: { day: number; version: number; rank_class: number; me: number },
    cells: Uint8Array,
    sign: 1 | -1 = 1,
  ): void {
    addPacked(cells, CELL_WIDTH, this.#cells(day, version, rank_class, me), sign);
  }

  /** The same for what a day has beside its cells. */
  addDay(
    { day, version, matches }: { day: number; version: number; matches: number },
    { ranks, classes }: { ranks: Uint8Array; classes: Uint8Array },
    sign: 1 | -1 = 1,
  ): void {
    const sums = this.#day(day, version);
    sums.matches += sign * matches;
    addPacked(ranks, 1, sums.ranks, sign);
    addPacked(classes, 1, sums.classes, sign);
  }

  #cells(day: number, version: number, rankClass: number, me: number): Sums {
    const key = `${day} ${version} ${rankClass} ${me}`;
    const known = this.matchups.get(key);
    if (known) return known.cells;
    const cells: Sums = new Map();
    this.matchups.set(key, { day, version, rankClass, me, cells });
    return cells;
  }

  #day(day: number, version: number): DaySums {
    const key = `${day} ${version}`;
    const known = this.days.get(key);
    if (known) return known;
    const sums: DaySums = { day, version, matches: 0, ranks: new Map(), classes: new Map() };
    this.days.set(key, sums);
    return sums;
  }
}

/** Classes have two digits. */
const BASE = 100;

/** One number for the rank classes of both sides, whichever is first: 3 and 4 -> 304. */
function pairOfClasses(one: number, other: number): number {
  return Math.min(one, other) * BASE + Math.max(one, other);
}

/** Whether a rank class is one of the two. */
export function isInPair(pair: number, rankClass: number): boolean {
  return Math.floor(pair / BASE) === rankClass || pair % BASE === rankClass;
}
