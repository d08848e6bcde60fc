import type { Evidence, PairEvidence, Spreads } from "./pair-evidence.ts";

/*
 * The model. In log-odds beyond the ratings a character beats another by `strength of the one - strength of the other +
 * effect of the pair`. Strengths and effects are drawn from normal distributions around 0. A class of ranks is a second layer:
 * its strengths and effects are those of everybody else (the first layer) plus differences, which are drawn likewise. What
 * was observed of a pair is `beyond / information`, with a variance of `1 / information`. As pair effects are integrated out
 * by hand, one linear system is left, with a row for each character in each layer.
 */

/** Strengths are layer by layer, in each the characters in their order. */
export type Posterior = ReturnType<typeof posteriorOf>;

export type PairPosterior = ReturnType<typeof pairPosterior>;

/** Logarithm of how likely the evidence is with these spreads, up to a summand that does not depend on them. */
export function logEvidence(evidence: Evidence, spreads: readonly Spreads[]): number {
  const { matrix, right, sum } = strengthSystem(evidence, spreads);
  const factor = factorOf(matrix, right.length);
  const strengths = solve(factor, right.length, right);
  const explained = right.reduce((total, value, row) => total + value * (strengths[row] ?? 0), 0);
  return -(sum + logDeterminant(factor, right.length) - explained) / 2;
}

export function posteriorOf(evidence: Evidence, spreads: readonly Spreads[]) {
  const { matrix, right } = strengthSystem(evidence, spreads);
  const factor = factorOf(matrix, right.length);
  return {
    strengths: solve(factor, right.length, right),
    covariance: inverseOf(factor, right.length),
  };
}

/**
 * How far a pair is from even in the last layer, its own effect included, as a normal distribution in log-odds. `known`: the
 * part of the prior variance of the pair's own effect that the matches have taken away, 0 to 1.
 */
export function pairPosterior(
  pair: PairEvidence,
  spreads: readonly Spreads[],
  { strengths, covariance }: Posterior,
) {
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
    mean += at(effect, last, layer) * (terms.pull[layer] ?? 0);
    for (const other of layers) {
      const follows = at(effect, last, other) * at(terms.weight, other, layer);
      mean -= follows * (byStrength[layer] ?? 0);
      left -= follows * at(effect, layer, last);
      slopes[layer] = (slopes[layer] ?? 0) - follows;
    }
  }
  // Covariance of the difference of the pair's strengths in one layer with that in another.
  const covarianceOf = (layer: number, other: number) => {
    const from = (one: number, two: number) =>
      covariance[(layer * characters + one) * size + other * characters + two] ?? 0;
    return from(pair.a, pair.a) - from(pair.a, pair.b) - from(pair.b, pair.a) + from(pair.b, pair.b);
  };
  let variance = left;
  for (const row of layers)
    for (const column of layers)
      variance += (slopes[row] ?? 0) * (slopes[column] ?? 0) * covarianceOf(row, column);
  return { mean, variance, known: 1 - left / prior };
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}

/** The system `matrix * strengths = right`, and as `sum` all of -2 times the log evidence that is no matter of its solution. */
function strengthSystem(evidence: Evidence, spreads: readonly Spreads[]) {
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
      add(right, a, terms.pull[layer] ?? 0);
      add(right, b, -(terms.pull[layer] ?? 0));
      for (let other = 0; other < spreads.length; other += 1) {
        const weight = at(terms.weight, layer, other);
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

/** Two numbers, one for each layer; of one layer the second is without meaning. */
type PerLayer = readonly [number, number];

/** Prior covariance of a pair's effect in both layers: among everybody else, to which a class of ranks adds one of its own. */
function effectCovariance([base, own]: readonly Spreads[]): readonly [PerLayer, PerLayer] {
  const shared = (base?.pair ?? 0) ** 2;
  return [
    [shared, shared],
    [shared, shared + (own?.pair ?? 0) ** 2],
  ];
}

/**
 * What a pair says of the strengths once its own effect is integrated out: the inverse covariance of its observations
 * (`weight`, by layers), the same times the observations (`pull`), and both terms of its likelihood.
 *
 * With `V` for the information and `K` for the prior covariance the weights are `(K + V^-1)^-1`, written so that a layer
 * without matches (V = 0) is no special case.
 */
function pairTerms(pair: PairEvidence, covariance: readonly [PerLayer, PerLayer]) {
  const [[k00, k01], [, k11]] = covariance;
  const [v0 = 0, v1 = 0] = pair.information;
  const [r0 = 0, r1 = 0] = pair.beyond;
  const b0 = 1 + v0 * k00;
  const b1 = 1 + v1 * k11;
  const determinant = b0 * b1 - v0 * v1 * k01 * k01;
  const across = (-v0 * v1 * k01) / determinant;
  const pull0 = (r0 * b1 - v0 * k01 * r1) / determinant;
  const pull1 = (r1 * b0 - v1 * k01 * r0) / determinant;
  return {
    weight: [
      [(v0 * b1) / determinant, across],
      [across, (v1 * b0) / determinant],
    ],
    pull: [pull0, pull1],
    logDeterminant: Math.log(determinant),
    square: observed(r0, v0) * pull0 + observed(r1, v1) * pull1,
  };
}

/** Log-odds beyond the ratings, by one Newton step from even. */
function observed(beyond: number, information: number): number {
  return information > 0 ? beyond / information : 0;
}

type Matrix = Float64Array;

/** The lower triangle L of a symmetric positive definite matrix of `size` rows, `L * transposed(L)` (Cholesky). */
function factorOf(matrix: Matrix, size: number): Matrix {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1)
        rest -= (factor[row * size + k] ?? 0) * (factor[column * size + k] ?? 0);
      factor[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / (factor[column * size + column] ?? 1);
    }
  return factor;
}

function logDeterminant(factor: Matrix, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1) sum += Math.log(factor[row * size + row] ?? 1);
  return 2 * sum;
}

/** x of `matrix * x = right`, by the matrix's factor. */
function solve(factor: Matrix, size: number, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let rest = x[row] ?? 0;
    for (let k = 0; k < row; k += 1) rest -= (factor[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = x[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) rest -= (factor[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  return x;
}

function inverseOf(factor: Matrix, size: number): Matrix {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    inverse.set(solve(factor, size, unit), column * size);
  }
  return inverse;
}
