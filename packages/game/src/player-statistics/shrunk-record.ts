import { INTERVAL_DEVIATIONS, OPPONENT_SPREAD } from "./coach-parameters.ts";
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
  /** What the matches alone know of it, `sum E(1-E)`, and what it would be without them. */
  readonly information: number;
  readonly prior: number;
}

/** Results against one character: what was expected of each with the prior in it, and how it ended. */
export interface OpenRecord {
  readonly logOdds: number[];
  readonly results: number[];
  priorSum: number;
}

const PRIOR_PRECISION = 1 / OPPONENT_SPREAD ** 2;
/** So sure steps of a curve whose bend changes by less than e in one unit always lead to its top. */
const LONGEST_STEP = 1;
const SMALLEST_STEP = 1e-6;
const MOST_STEPS = 100;

/**
 * The record against one character, shrunk towards the prior: the most likely distance from even under a normal prior of
 * spread `OPPONENT_SPREAD`, by Newton's steps. The first of them is the textbook's
 * `prior + sum(result - E) / (sum E(1-E) + 1/spread^2)`; the others matter where a record is lop-sided.
 */
export function shrunkRecord({ logOdds, results, priorSum }: OpenRecord): ShrunkRecord {
  const prior = results.length === 0 ? 0 : priorSum / results.length;
  let beyond = 0;
  let information = 0;
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    let slope = -beyond * PRIOR_PRECISION;
    information = 0;
    for (let place = 0; place < results.length; place += 1) {
      const chance = logistic((logOdds[place] ?? 0) + beyond);
      slope += (results[place] ?? 0) - chance;
      information += chance * (1 - chance);
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

/** A shrunk record in points, with its 95 % interval. */
export function pointsOfRecord({ mean, deviation }: Pick<ShrunkRecord, "mean" | "deviation">): Estimate {
  return {
    estimate: pointsOf(mean),
    low: pointsOf(mean - INTERVAL_DEVIATIONS * deviation),
    high: pointsOf(mean + INTERVAL_DEVIATIONS * deviation),
  };
}
