import type { Spreads } from "./matchup-parameters.ts";
import type { PairEvidence } from "./pair-evidence.ts";

/** Two numbers, one for each layer; of one layer the second is without meaning. */
export type PerLayer = readonly [number, number];

/**
 * What a pair says of the strengths once its own effect is integrated out: the inverse covariance of its observations
 * (`weights`), the same times the observations (`pull`), and both terms of its likelihood.
 */
export interface PairTerms {
  readonly weights: readonly [PerLayer, PerLayer];
  readonly pull: PerLayer;
  readonly logDeterminant: number;
  readonly square: number;
}

/**
 * Prior covariance of a pair's effect in both layers: the effect among everybody else, to which a class of ranks adds one of
 * its own.
 */
export function effectCovariance([base, own]: readonly Spreads[]): readonly [PerLayer, PerLayer] {
  const shared = (base?.pair ?? 0) ** 2;
  return [
    [shared, shared],
    [shared, shared + (own?.pair ?? 0) ** 2],
  ];
}

/**
 * With `V` for the information and `K` for the prior covariance the weights are `(K + V^-1)^-1`, written so that a layer
 * without matches (V = 0) is no special case.
 */
export function pairTerms(pair: PairEvidence, covariance: readonly [PerLayer, PerLayer]): PairTerms {
  const [[k00, k01], [, k11]] = covariance;
  const [v0 = 0, v1 = 0] = pair.information;
  const [r0 = 0, r1 = 0] = pair.beyond;
  const [b0, b1] = [1 + v0 * k00, 1 + v1 * k11];
  const determinant = b0 * b1 - v0 * v1 * k01 * k01;
  const cross = (-v0 * v1 * k01) / determinant;
  const pull: PerLayer = [(r0 * b1 - v0 * k01 * r1) / determinant, (r1 * b0 - v1 * k01 * r0) / determinant];
  return {
    weights: [
      [(v0 * b1) / determinant, cross],
      [cross, (v1 * b0) / determinant],
    ],
    pull,
    logDeterminant: Math.log(determinant),
    square: observed(r0, v0) * pull[0] + observed(r1, v1) * pull[1],
  };
}

/** Log-odds beyond the ratings, by one Newton step from even. */
function observed(beyond: number, information: number): number {
  return information > 0 ? beyond / information : 0;
}
