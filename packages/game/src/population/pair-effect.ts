import type { Spreads } from "./matchup-parameters.ts";
import type { PairEvidence } from "./pair-evidence.ts";

/** Two numbers, one for each layer; of one layer the second is without meaning. */
export type PerLayer = readonly [number, number];

/**
 * What a pair says of the strengths once its own effect is integrated out: the inverse covariance of its observations
 * (`weight`, by layers), the same times the observations (`pull`), and both terms of its likelihood.
 */
export interface PairTerms {
  readonly weight00: number;
  readonly weight01: number;
  readonly weight11: number;
  readonly pull0: number;
  readonly pull1: number;
  readonly logDeterminant: number;
  readonly square: number;
}

export function weightOf({ weight00, weight01, weight11 }: PairTerms, layer: number, other: number): number {
  if (layer !== other) return weight01;
  return layer === 0 ? weight00 : weight11;
}

export function pullOf({ pull0, pull1 }: PairTerms, layer: number): number {
  return layer === 0 ? pull0 : pull1;
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
  const b0 = 1 + v0 * k00;
  const b1 = 1 + v1 * k11;
  const determinant = b0 * b1 - v0 * v1 * k01 * k01;
  const pull0 = (r0 * b1 - v0 * k01 * r1) / determinant;
  const pull1 = (r1 * b0 - v1 * k01 * r0) / determinant;
  return {
    weight00: (v0 * b1) / determinant,
    weight01: (-v0 * v1 * k01) / determinant,
    weight11: (v1 * b0) / determinant,
    pull0,
    pull1,
    logDeterminant: Math.log(determinant),
    square: observed(r0, v0) * pull0 + observed(r1, v1) * pull1,
  };
}

/** Log-odds beyond the ratings, by one Newton step from even. */
function observed(beyond: number, information: number): number {
  return information > 0 ? beyond / information : 0;
}
