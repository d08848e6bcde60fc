import { randomFrom } from "@tactician/game/random";
import { type Estimate, estimateMatchups, type MatchupCell, pointsOf } from "@tactician/statistics";
import { distanceOf, drawTruth, generateCounts, IDS, type Truth, type World } from "./generate-world.ts";

/** Estimates generated worlds and holds what is said against what is true: parts of all that were looked at; NaN where nothing was. */
export function measureWorlds(
  { sets, matches, seed }: Readonly<Record<"sets" | "matches" | "seed", number>>,
  world: World,
) {
  const planted: boolean[] = [];
  const pairs: boolean[] = [];
  const strengths: boolean[] = [];
  const sure: boolean[] = [];
  const wrong: boolean[] = [];
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
      pairs.push(isInside(interval, chance));
      if (a + b === 1) planted.push(isInside(interval, chance));
      const isSure = !isInside(interval, 50);
      sure.push(isSure);
      if (isSure) wrong.push((chance - 50) * (interval.estimate - 50) < 0);
    }
    for (const { character, strength } of answer.characters)
      strengths.push(isInside(strength, 50 + pointsOf(beyondAverage(truth, IDS.indexOf(character)))));
  }
  return {
    /** Sets whose planted pair lies inside of its interval; of those in which it has one. */
    planted: partOf(planted),
    /** Intervals of all pairs, and of strengths, with the truth in them. */
    pairs: partOf(pairs),
    strengths: partOf(strengths),
    /** Pairs whose interval leaves 50 out, and those of them that truly are on the other side. */
    sure: partOf(sure),
    wrong: partOf(wrong),
    shown,
    reliability,
  };
}

function intervalOf({ estimate, low, high }: MatchupCell): Estimate | undefined {
  if (estimate === undefined || low === undefined || high === undefined) return undefined;
  return { estimate, low, high };
}

function isInside({ low, high }: Estimate, value: number): boolean {
  return low <= value && value <= high;
}

function beyondAverage({ strengths }: Truth, place: number): number {
  return (strengths[place] ?? 0) - strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
}

function partOf(held: readonly boolean[]): number {
  return held.filter(Boolean).length / held.length;
}
