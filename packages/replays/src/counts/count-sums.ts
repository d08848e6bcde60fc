import type { ReplayRecord } from "@tactician/game";
import { type CountedSide, countedSides } from "@tactician/game/matchup-counts";
import { addTo, type Sums } from "./packed-sums.ts";

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

  add(match: ReplayRecord): void {
    const [one, other] = countedSides(match);
    const day = this.#day(one);
    day.matches += 1;
    addTo(day.classes, pairOfClasses(one.rankClass, other.rankClass), [1]);
    for (const side of [one, other]) {
      addTo(day.ranks, side.rank, [1]);
      const { matches, wins, draws, expected, variance } = side;
      addTo(this.#matchups(side), side.them, [matches, wins, draws, expected, variance]);
    }
  }

  #matchups({ day, version, rankClass, me }: CountedSide): Sums {
    const key = `${day} ${version} ${rankClass} ${me}`;
    const known = this.matchups.get(key);
    if (known) return known.cells;
    const cells: Sums = new Map();
    this.matchups.set(key, { day, version, rankClass, me, cells });
    return cells;
  }

  #day({ day, version }: CountedSide): DaySums {
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
