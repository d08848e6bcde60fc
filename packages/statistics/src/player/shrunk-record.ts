import { INTERVAL_DEVIATIONS, OPPONENT_SPREAD, ROUND_OF_MATCH } from "./coach-parameters.ts";
import { logistic } from "./expected-result.ts";

/** A number and the interval that the truth lies in, in 95 of 100 cases. */
export interface Estimate {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** How far from even a player is, in log-odds beyond the ratings: a normal distribution. */
export interface ShrunkRecord {
  readonly mean: number;
  readonly deviation: number;
  /** What the matches alone know of it (`sum E(1-E)` where only who won is known), and what it would be without them. */
  readonly information: number;
  readonly prior: number;
}

/**
 * A match as evidence: `won` of `of` tries, each with log-odds of `scale` times those of the match. Rounds where they are
 * known, as 0-3 says more than 2-3 (one sixth more in all); else the match is one try.
 */
export interface ScoredMatch {
  /** Of the match: by the ratings and the prior. */
  readonly logOdds: number;
  readonly won: number;
  readonly of: number;
  readonly scale: number;
}

const PRIOR_PRECISION = 1 / OPPONENT_SPREAD ** 2;
/** So sure steps of a curve whose bend changes by less than e in one unit always lead to its top. */
const LONGEST_STEP = 1;
/** A hundredth of a point. */
const SMALLEST_STEP = 4e-4;
const MOST_STEPS = 100;

/** Rounds count only where they fit the result (1, 0.5, 0): three for the winner, fewer for the other. */
export function scoredMatch(
  logOdds: number,
  result: number,
  ownRounds: number | undefined,
  otherRounds: number | undefined,
): ScoredMatch {
  const lost = result === 1 ? otherRounds : ownRounds;
  const won = result === 1 ? ownRounds : otherRounds;
  const isRace = result !== 0.5 && won === 3 && (lost === 0 || lost === 1 || lost === 2);
  if (!isRace) return { logOdds, won: result, of: 1, scale: 1 };
  return { logOdds, won: result === 1 ? won : lost, of: won + lost, scale: ROUND_OF_MATCH };
}

/**
 * The record against one character, shrunk towards the prior: the most likely distance from even under a normal prior of
 * spread `OPPONENT_SPREAD`, by Newton's steps. For matches without rounds the first of them is the textbook's
 * `prior + sum(result - E) / (sum E(1-E) + 1/spread^2)`; the others matter where a record is lop-sided.
 */
export function shrunkRecord(matches: readonly ScoredMatch[], prior: number): ShrunkRecord {
  let beyond = 0;
  let information = 0;
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    let slope = -beyond * PRIOR_PRECISION;
    information = 0;
    for (const { logOdds, won, of, scale } of matches) {
      const chance = logistic(scale * (logOdds + beyond));
      slope += scale * (won - of * chance);
      information += scale * scale * of * chance * (1 - chance);
    }
    const step = slope / (information + PRIOR_PRECISION);
    beyond += Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
    if (Math.abs(step) < SMALLEST_STEP) break;
  }
  const deviation = (information + PRIOR_PRECISION) ** -0.5;
  return { mean: prior + beyond, deviation, information, prior };
}

/** Log-odds as points above or below even at equal ratings, -50 to 50: -0.2 -> -4.98. */
export function pointsOf(logOdds: number): number {
  return 100 * (logistic(logOdds) - 0.5);
}

export function pointsOfRecord({ mean, deviation }: Pick<ShrunkRecord, "mean" | "deviation">): Estimate {
  return {
    estimate: pointsOf(mean),
    low: pointsOf(mean - INTERVAL_DEVIATIONS * deviation),
    high: pointsOf(mean + INTERVAL_DEVIATIONS * deviation),
  };
}

/** Of a normal distribution, the part below `deviations`: 0 -> 0.5, -1.96 -> 0.025. Abramowitz and Stegun 7.1.26, within 2e-7. */
export function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const beyond = (series * Math.exp(-x * x)) / 2;
  return deviations < 0 ? beyond : 1 - beyond;
}

/** Density of the standard normal distribution. */
export function normalDensity(deviations: number): number {
  return Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
}
