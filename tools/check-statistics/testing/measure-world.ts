import type { ReplayRecord } from "@tactician/game";
import { type Random, randomFrom } from "@tactician/game/random";
import {
  countedSides,
  type Estimate,
  estimateMatchups,
  type MatchupCell,
  type MatchupCount,
  type MatchupEstimates,
  pointsOf,
} from "@tactician/statistics";
import { distanceOf, drawTruth, generateCounts, IDS, type Truth, type World } from "./generate-world.ts";

interface Sets {
  readonly sets: number;
  readonly matches: number;
  readonly seed: number;
}

/** What became of the intervals, as parts of all that were looked at; NaN where none was. */
interface Found {
  /** Sets whose planted pair lies inside of its interval; of those in which it has one. */
  readonly planted: number;
  /** Intervals of all pairs, and of strengths, with the truth in them. */
  readonly pairs: number;
  readonly strengths: number;
  /** Pairs whose interval leaves 50 out, and those of them that truly are on the other side. */
  readonly sure: number;
  readonly wrong: number;
  readonly shown: number;
  readonly reliability: number;
}

/** Estimates generated worlds and holds what is said against what is true. */
export function measureWorlds({ sets, matches, seed }: Sets, world: World): Found {
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
    planted: partOf(planted),
    pairs: partOf(pairs),
    strengths: partOf(strengths),
    sure: partOf(sure),
    wrong: partOf(wrong),
    shown,
    reliability,
  };
}

export function intervalOf({ estimate, low, high }: MatchupCell): Estimate | undefined {
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

/** Adds up both sides of all matches by pair. */
export function countMatches(matches: readonly ReplayRecord[]): MatchupCount[] {
  const sums = new Map<string, MatchupCount>();
  for (const side of matches.flatMap(countedSides)) {
    const key = `${side.me} ${side.them}`;
    const sum = sums.get(key);
    sums.set(key, {
      me: side.me,
      them: side.them,
      matches: side.matches + (sum?.matches ?? 0),
      wins: side.wins + (sum?.wins ?? 0),
      draws: side.draws + (sum?.draws ?? 0),
      expected: side.expected + (sum?.expected ?? 0),
      variance: side.variance + (sum?.variance ?? 0),
    });
  }
  return [...sums.values()];
}

/** What is left of matches in which there is nothing to find, as means over some draws. */
export interface Placebo {
  /** Pairs with an estimate, and those of them whose interval leaves 50 out. */
  readonly shown: number;
  readonly sure: number;
  readonly spread: number;
}

/**
 * A random split: in one half of the matches the two characters change their places, so that whatever is true of a pair
 * cancels out, and only how results scatter is left.
 */
export function measureSplit(matches: readonly ReplayRecord[], draws: number, seed: number): Placebo {
  return measurePlacebo(matches, draws, seed, (match, random) => {
    if (random() < 0.5) return match;
    return { ...match, p1_chara_id: match.p2_chara_id, p2_chara_id: match.p1_chara_id };
  });
}

export function measureRedrawn(matches: readonly ReplayRecord[], draws: number, seed: number): Placebo {
  return measurePlacebo(matches, draws, seed, (match, random) => ({
    ...match,
    winner: random() < countedSides(match)[0].expected / 1e6 ? 1 : 2,
  }));
}

function measurePlacebo(
  matches: readonly ReplayRecord[],
  draws: number,
  seed: number,
  change: (match: ReplayRecord, random: Random) => ReplayRecord,
): Placebo {
  let [shown, sure, spread] = [0, 0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const random = randomFrom(seed + 7919 * draw);
    const answer = estimateMatchups(countMatches(matches.map((match) => change(match, random))));
    const found = surePairs(answer);
    shown += found.shown / draws;
    sure += found.sure / draws;
    spread += answer.spreads.pair / draws;
  }
  return { shown, sure, spread };
}

/** How many pairs have an estimate, and of how many it is sure that they are not even. */
export function surePairs({ cells }: MatchupEstimates): { shown: number; sure: number } {
  const intervals = cells.filter(({ me, them }) => me < them).flatMap((cell) => intervalOf(cell) ?? []);
  return { shown: intervals.length, sure: intervals.filter((interval) => !isInside(interval, 50)).length };
}
