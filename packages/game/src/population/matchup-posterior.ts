import type { Spreads } from "./matchup-parameters.ts";
import { effectCovariance, pairTerms, pullOf, weightOf } from "./pair-effect.ts";
import type { Evidence, PairEvidence } from "./pair-evidence.ts";
import { factorOf, inverseOf, logDeterminant, type Matrix, solve } from "./positive-definite.ts";

/*
 * The model. In log-odds beyond the ratings a character beats another by `strength of the one - strength of the other +
 * effect of the pair`. Strengths and effects are drawn from normal distributions around 0. A class of ranks is a second layer:
 * its strengths and effects are those of everybody else (the first layer) plus differences, which are drawn likewise. What
 * was observed of a pair is `beyond / information`, with a variance of `1 / information`. As pair effects are integrated out
 * by hand, one linear system is left, with a row for each character in each layer.
 */

/** Where strengths are: layer by layer, in each the characters in their order. */
export interface Posterior {
  readonly strengths: Float64Array;
  readonly covariance: Matrix;
}

/** A pair's distance from even in the last layer, as a normal distribution in log-odds. */
export interface PairPosterior {
  readonly mean: number;
  readonly variance: number;
  /** Part of the prior variance of the pair's own effect that the matches have taken away: 0 to 1. */
  readonly known: number;
}

/** Logarithm of how likely the evidence is with these spreads, up to a summand that does not depend on them. */
export function logEvidence(evidence: Evidence, spreads: readonly Spreads[]): number {
  const { matrix, right, sum } = strengthSystem(evidence, spreads);
  const factor = factorOf(matrix, right.length);
  const strengths = solve(factor, right.length, right);
  const explained = right.reduce((total, value, row) => total + value * (strengths[row] ?? 0), 0);
  return -(sum + logDeterminant(factor, right.length) - explained) / 2;
}

/** Strengths of all characters in all layers, with their covariance. */
export function posteriorOf(evidence: Evidence, spreads: readonly Spreads[]): Posterior {
  const { matrix, right } = strengthSystem(evidence, spreads);
  const factor = factorOf(matrix, right.length);
  return {
    strengths: solve(factor, right.length, right),
    covariance: inverseOf(factor, right.length),
  };
}

/** How far a pair is from even in the last layer, its own effect included. */
export function pairPosterior(
  pair: PairEvidence,
  spreads: readonly Spreads[],
  { strengths, covariance }: Posterior,
): PairPosterior {
  const size = strengths.length;
  const characters = size / spreads.length;
  const layers = spreads.map((_, layer) => layer);
  const last = layers.length - 1;
  const effect = effectCovariance(spreads);
  const terms = pairTerms(pair, effect);
  const byStrength = layers.map((layer) => {
    const row = layer * characters;
    return (strengths[row + pair.a] ?? 0) - (strengths[row + pair.b] ?? 0);
  });
  const prior = at(effect, last, last);
  let mean = byStrength[last] ?? 0;
  let left = prior;
  // How the distance moves with the strengths of each layer.
  const slopes: number[] = layers.map((layer) => (layer === last ? 1 : 0));
  for (const layer of layers) {
    mean += at(effect, last, layer) * pullOf(terms, layer);
    for (const other of layers) {
      const follows = at(effect, last, other) * weightOf(terms, other, layer);
      mean -= follows * (byStrength[layer] ?? 0);
      left -= follows * at(effect, layer, last);
      slopes[layer] = (slopes[layer] ?? 0) - follows;
    }
  }
  let variance = left;
  for (const row of layers)
    for (const column of layers)
      variance +=
        (slopes[row] ?? 0) *
        (slopes[column] ?? 0) *
        differenceCovariance(covariance, size, pair, row * characters, column * characters);
  return { mean, variance, known: 1 - left / prior };
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}

/** Covariance of the difference of a pair's strengths in one layer with that in another; layers by their first rows. */
function differenceCovariance(
  covariance: Matrix,
  size: number,
  { a, b }: PairEvidence,
  row: number,
  column: number,
): number {
  const from = (one: number, other: number) => covariance[(row + one) * size + column + other] ?? 0;
  return from(a, a) - from(a, b) - from(b, a) + from(b, b);
}

/** The system `matrix * strengths = right`, and all of -2 times the log evidence that is no matter of its solution. */
interface StrengthSystem {
  readonly matrix: Matrix;
  readonly right: Float64Array;
  readonly sum: number;
}

function strengthSystem(evidence: Evidence, spreads: readonly Spreads[]): StrengthSystem {
  const characters = evidence.characters.length;
  const size = characters * spreads.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  let sum = addPrior(matrix, characters, spreads);
  const effect = effectCovariance(spreads);
  for (const pair of evidence.pairs) {
    const terms = pairTerms(pair, effect);
    sum += terms.logDeterminant + terms.square;
    for (let layer = 0; layer < spreads.length; layer += 1) {
      const a = layer * characters + pair.a;
      const b = layer * characters + pair.b;
      add(right, a, pullOf(terms, layer));
      add(right, b, -pullOf(terms, layer));
      for (let other = 0; other < spreads.length; other += 1) {
        const weight = weightOf(terms, layer, other);
        const c = other * characters + pair.a;
        const d = other * characters + pair.b;
        add(matrix, a * size + c, weight);
        add(matrix, b * size + d, weight);
        add(matrix, a * size + d, -weight);
        add(matrix, b * size + c, -weight);
      }
    }
  }
  return { matrix, right, sum };
}

/** Each layer's strengths are those of the layer before and a difference. Answers the logarithm of the prior's determinant. */
function addPrior(matrix: Matrix, characters: number, spreads: readonly Spreads[]): number {
  const size = characters * spreads.length;
  let sum = 0;
  for (const [layer, { strength }] of spreads.entries()) {
    const precision = strength ** -2;
    sum -= characters * Math.log(precision);
    for (let place = 0; place < characters; place += 1) {
      const own = layer * characters + place;
      add(matrix, own * size + own, precision);
      if (layer === 0) continue;
      const before = own - characters;
      add(matrix, before * size + before, precision);
      add(matrix, own * size + before, -precision);
      add(matrix, before * size + own, -precision);
    }
  }
  return sum;
}

function add(numbers: Float64Array, place: number, value: number): void {
  numbers[place] = (numbers[place] ?? 0) + value;
}
