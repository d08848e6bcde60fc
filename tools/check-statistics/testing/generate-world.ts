import { CHARACTERS } from "@tactician/game";
import type { Random } from "@tactician/game/random";
import { logistic, type MatchupCount } from "@tactician/statistics";
import { normalFrom } from "./random.ts";

export interface World {
  readonly strengthSpread: number;
  readonly pairSpread: number;
  /** Instead of a drawn one, the effect between the first two characters of `IDS`; nothing: drawn like the others. */
  readonly planted?: number | undefined;
}

/** What was drawn: strengths by place in `IDS`, and effects by `a * IDS.length + b` for the smaller place first. */
export interface Truth {
  readonly strengths: readonly number[];
  readonly effects: ReadonlyMap<number, number>;
}

export const IDS: readonly number[] = CHARACTERS.map(({ gameId }) => gameId);

/** Deviation of how often characters are played, in logarithms: the most played one is met about ten times as often as the least. */
const POPULARITY = 0.6;
/** How far apart two players are by their ratings, in log-odds, in as many parts of the matches. */
const RATING_GAPS = [-0.8, -0.4, -0.15, 0, 0.15, 0.4, 0.8];
const DRAWN = 0.003;

export function drawTruth(random: Random, { strengthSpread, pairSpread, planted }: World): Truth {
  const strengths = IDS.map(() => normalFrom(random, strengthSpread));
  const effects = new Map<number, number>();
  for (const [a] of IDS.entries())
    for (let b = a + 1; b < IDS.length; b += 1)
      effects.set(a * IDS.length + b, normalFrom(random, pairSpread));
  if (planted !== undefined) effects.set(1, planted);
  return { strengths, effects };
}

/** How far a pair of places in `IDS` is from even. */
export function distanceOf({ strengths, effects }: Truth, a: number, b: number): number {
  if (a > b) return -distanceOf({ strengths, effects }, b, a);
  return (strengths[a] ?? 0) - (strengths[b] ?? 0) + (effects.get(a * IDS.length + b) ?? 0);
}

/** Counts of about so many matches, drawn by the chance of each; the first two characters are of middling popularity. */
export function generateCounts(random: Random, truth: Truth, matches: number): MatchupCount[] {
  const popularity = IDS.map((_, place) => (place < 2 ? 1 : Math.exp(normalFrom(random, POPULARITY))));
  const total = popularity.reduce((sum, one) => sum + one, 0);
  const counts: MatchupCount[] = [];
  for (const [a, first] of popularity.entries())
    for (const [b, second] of popularity.slice(0, a).entries()) {
      const ofPair = (2 * matches * first * second) / total ** 2 / RATING_GAPS.length;
      for (const gap of RATING_GAPS)
        counts.push(...playPair(random, [b, a], Math.round(ofPair), gap, distanceOf(truth, b, a)));
    }
  return counts;
}

function playPair(
  random: Random,
  [a, b]: readonly [number, number],
  matches: number,
  gap: number,
  distance: number,
): MatchupCount[] {
  if (matches === 0) return [];
  const [me, them] = [IDS[a] ?? -1, IDS[b] ?? -1];
  const draws = binomialFrom(random, matches, DRAWN);
  const wins = binomialFrom(random, matches - draws, logistic(gap + distance));
  const chance = Math.round(1e6 * logistic(gap));
  const both = { matches, draws, variance: matches * Math.round((chance * (1e6 - chance)) / 1e6) };
  return [
    { ...both, me, them, wins, expected: matches * chance },
    { ...both, me: them, them: me, wins: matches - draws - wins, expected: matches * (1e6 - chance) },
  ];
}

/** From this mean of wins on, the normal distribution is as good. */
const FEW = 30;

function binomialFrom(random: Random, tries: number, chance: number): number {
  if (chance > 0.5) return tries - binomialFrom(random, tries, 1 - chance);
  const mean = tries * chance;
  if (mean >= FEW) {
    const drawn = Math.round(mean + normalFrom(random, Math.sqrt(mean * (1 - chance))));
    return Math.max(0, Math.min(tries, drawn));
  }
  // From one win to the next, by the geometric distribution.
  const untilNext = () => 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - chance));
  let wins = 0;
  for (let played = untilNext(); played <= tries; played += untilNext()) wins += 1;
  return wins;
}
