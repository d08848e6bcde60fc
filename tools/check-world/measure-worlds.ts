import { type Estimate, estimateMatchups, type MatchupCell, pointsOf } from "@tactician/statistics";
import { randomFrom } from "../check-coach/random.ts";
import { distanceOf, drawTruth, generateCounts, IDS, type Truth, type World } from "./generate-world.ts";

/** How many worlds, with how many matches each, from which seed on. */
export interface Sets {
  readonly sets: number;
  readonly matches: number;
  readonly seed: number;
}

/** What became of the intervals, as parts of all that were looked at; NaN where none was. */
export interface Found {
  /** Sets whose planted pair lies inside of its interval; of those in which it has one. */
  readonly planted: number;
  /** Intervals of all pairs, and of strengths, with the truth in them. */
  readonly pairs: number;
  readonly strengths: number;
  /** Pairs whose interval leaves 50 out, and those of them that truly are on the other side. */
  readonly sure: number;
  readonly wrong: number;
  /** Means over the sets. */
  readonly shown: number;
  readonly reliability: number;
}

/** Estimates generated worlds and holds what is said against what is true. */
export function measureWorlds({ sets, matches, seed }: Sets, world: World): Found {
  const planted = new Part();
  const pairs = new Part();
  const strengths = new Part();
  const sure = new Part();
  const wrong = new Part();
  let [shown, reliability] = [0, 0];
  for (let set = 0; set < sets; set += 1) {
    const random = randomFrom(seed + 7919 * set);
    const truth = drawTruth(random, world);
    const answer = estimateMatchups(generateCounts(random, truth, matches));
    reliability += answer.reliability / sets;
    for (const cell of answer.cells) {
      const interval = intervalOf(cell);
      if (interval === undefined || cell.me > cell.them) continue;
      const [a, b] = [IDS.indexOf(cell.me), IDS.indexOf(cell.them)];
      const chance = 50 + pointsOf(distanceOf(truth, a, b));
      shown += 1 / sets;
      pairs.add(isInside(interval, chance));
      if (a + b === 1) planted.add(isInside(interval, chance));
      const isSure = !isInside(interval, 50);
      sure.add(isSure);
      if (isSure) wrong.add((chance - 50) * (interval.estimate - 50) < 0);
    }
    for (const { character, strength } of answer.characters)
      strengths.add(isInside(strength, 50 + pointsOf(beyondAverage(truth, IDS.indexOf(character)))));
  }
  return {
    planted: planted.value,
    pairs: pairs.value,
    strengths: strengths.value,
    sure: sure.value,
    wrong: wrong.value,
    shown,
    reliability,
  };
}

/** The interval of a cell that has one. */
export function intervalOf({ estimate, low, high }: MatchupCell): Estimate | undefined {
  if (estimate === undefined || low === undefined || high === undefined) return undefined;
  return { estimate, low, high };
}

export function isInside({ low, high }: Estimate, value: number): boolean {
  return low <= value && value <= high;
}

function beyondAverage({ strengths }: Truth, place: number): number {
  return (strengths[place] ?? 0) - strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
}

/** How many of all. */
class Part {
  private of = 0;
  private held = 0;

  add(holds: boolean): void {
    this.of += 1;
    this.held += Number(holds);
  }

  get value(): number {
    return this.held / this.of;
  }
}
