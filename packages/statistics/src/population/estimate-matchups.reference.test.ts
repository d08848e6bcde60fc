import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateMatchups, type MatchupEstimates } from "./estimate-matchups.ts";
import type { MatchupCount } from "./matchup-counts.ts";

/*
 * The estimates beside a slow reference that is written from the model's sentences: every strength and every pair effect is
 * an unknown of one dense normal distribution, nothing is integrated out, spreads are searched on a grid, and nothing is
 * shared but the numbers of decision 046.
 */

/** Five characters, the last of whom nobody meets in some cases, and two numbers that are nobody's. */
const ROSTER = [0, 6, 8, 17, 33];
const STRANGERS = [30, 4711];

/** `[strength, pair]`. */
type SpreadPair = readonly [number, number];

/** Usual spreads of all ranks and of a class, and the spreads of pairs under which intervals hold too. */
const USUAL: SpreadPair[] = [
  [0.045, 0.04],
  [0.03, 0.03],
];
const UNUSUAL = [0.12, 0.06];

type Vector = number[];
type Rows = Vector[];

/** Gauss-Jordan: the inverse and the logarithm of the determinant of a positive definite matrix. */
function inverted(rows: Rows): { inverse: Rows; logDeterminant: number } {
  const wide = rows.map((row, i) => [...row, ...rows.map((_, j) => Number(i === j))]);
  let logDeterminant = 0;
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    const by = wide[pivot]?.[pivot] ?? Number.NaN;
    logDeterminant += Math.log(by);
    wide[pivot] = (wide[pivot] ?? []).map((value) => value / by);
    for (const [i, row] of wide.entries()) {
      const times = row[pivot] ?? 0;
      if (i === pivot || times === 0) continue;
      wide[i] = row.map((value, j) => value - times * (wide[pivot]?.[j] ?? 0));
    }
  }
  return { inverse: wide.map((row) => row.slice(rows.length)), logDeterminant };
}

const dot = (one: Vector, other: Vector) => one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
const times = (rows: Rows, vector: Vector) => rows.map((row) => dot(row, vector));

/** One pair in one layer: log-odds beyond the ratings, their variance, and which unknowns they are a sum of. */
interface Observation {
  readonly value: number;
  readonly variance: number;
  readonly of: Vector;
  readonly pair: number;
  readonly layer: number;
}

/** Unknowns come layer by layer, in each the strengths of the roster, then the effects of these pairs. */
const PAIRS = ROSTER.flatMap((a, i) => ROSTER.slice(i + 1).map((b) => [a, b] as const));
const IN_LAYER = ROSTER.length + PAIRS.length;

/** What unknowns a pair's distance in a layer is made of. */
function made(pair: number, layer: number, layers: number): Vector {
  const [a, b] = PAIRS[pair] ?? [-1, -1];
  return Array.from({ length: layers }, (_, at) => {
    const strengths = ROSTER.map((one) => (at > layer ? 0 : Number(one === a) - Number(one === b)));
    return [...strengths, ...PAIRS.map((_pair, one) => Number(at <= layer && one === pair))];
  }).flat();
}

/** Sums over both sides' views, each as half a match. */
function observe(
  counts: readonly MatchupCount[],
  layer: number,
  layers: number,
): (Observation | undefined)[] {
  return PAIRS.map(([a, b], pair) => {
    const between = counts.filter(({ me, them }) => (me === a && them === b) || (me === b && them === a));
    const variance = between.reduce((sum, count) => sum + count.variance / 2e6, 0);
    if (variance === 0) return undefined;
    const beyond = between.map((count) => {
      const own = count.wins + count.draws / 2 - count.expected / 1e6;
      return (count.me === a ? own : -own) / 2;
    });
    const value = beyond.reduce((sum, one) => sum + one, 0) / variance;
    return { value, variance: 1 / variance, of: made(pair, layer, layers), pair, layer };
  });
}

const isThere = (value: Observation | undefined): value is Observation => value !== undefined;

function priorVariances(spreads: readonly SpreadPair[]): Vector {
  return spreads.flatMap(([strength, pair]) => [
    ...ROSTER.map(() => strength ** 2),
    ...PAIRS.map(() => pair ** 2),
  ]);
}

/** Density of all observations together, with what is usual beside it. */
function height(observations: Observation[], spreads: readonly SpreadPair[]): number {
  const prior = priorVariances(spreads);
  const covariance = observations.map((one, i) =>
    observations.map(
      (other, j) =>
        dot(
          one.of,
          other.of.map((value, k) => value * (prior[k] ?? 0)),
        ) + (i === j ? one.variance : 0),
    ),
  );
  const { inverse, logDeterminant } = inverted(covariance);
  const values = observations.map(({ value }) => value);
  const likelihood = -(logDeterminant + dot(values, times(inverse, values))) / 2;
  const layer = spreads.length - 1;
  const misfit = [0, 1].map((which) => {
    const [spread, usual] = [spreads[layer]?.[which] ?? 0, USUAL[layer]?.[which] ?? 0];
    return Math.log(spread ** 2) + usual ** 2 / spread ** 2;
  });
  return likelihood - 2.5 * misfit.reduce((sum, one) => sum + one, 0);
}

/** The best point of a grid around what is usual, then of a finer one around that, and so on. */
function searchSpreads(observations: Observation[], base: readonly SpreadPair[]): SpreadPair {
  let best = USUAL[base.length] ?? [1, 1];
  let top = height(observations, [...base, best]);
  for (let apart = 0.5; apart > 2e-5; apart *= 0.6) {
    const [strength, pair] = best;
    for (const i of [-2, -1, 0, 1, 2])
      for (const j of [-2, -1, 0, 1, 2]) {
        const at: SpreadPair = [strength * Math.exp(i * apart), pair * Math.exp(j * apart)];
        const here = height(observations, [...base, at]);
        if (here > top) [top, best] = [here, at];
      }
  }
  return best;
}

/** The distribution of all unknowns: precisions of prior and observations added up. */
function posterior(observations: Observation[], spreads: readonly SpreadPair[]) {
  const prior = priorVariances(spreads);
  const precision = prior.map((variance, i) =>
    prior.map((_, j) => {
      const seen = observations.map((one) => ((one.of[i] ?? 0) * (one.of[j] ?? 0)) / one.variance);
      return seen.reduce((sum, value) => sum + value, i === j ? 1 / variance : 0);
    }),
  );
  const { inverse } = inverted(precision);
  const pull = prior.map((_, i) =>
    observations.reduce((sum, one) => sum + ((one.of[i] ?? 0) * one.value) / one.variance, 0),
  );
  return { inverse, mean: times(inverse, pull), prior };
}
type Reference = ReturnType<typeof posterior>;

/** A sum of unknowns as a chance in a hundred: the middle and both ends. */
function chance({ inverse, mean }: Reference, of: Vector) {
  const deviation = Math.sqrt(dot(of, times(inverse, of)));
  const [low = 0, estimate = 0, high = 0] = [-1.96, 0, 1.96].map(
    (deviations) => 100 / (1 + Math.exp(-dot(of, mean) - deviations * deviation)),
  );
  return { low, estimate, high };
}

/** Everything that the function answers, by pair of places in the roster. */
function reference(counts: readonly MatchupCount[], others: readonly MatchupCount[] | undefined) {
  const base = others && searchSpreads(observe([...counts, ...others], 0, 1).filter(isThere), []);
  const layers = base ? 2 : 1;
  const own = observe(counts, layers - 1, layers);
  const observations = [...own, ...(others ? observe(others, 0, layers) : [])].filter(isThere);
  const lower = base ? [base] : [];
  const spreads = [...lower, searchSpreads(observations, lower)];
  const wide = spreads.map(
    ([strength, pair], layer): SpreadPair => [strength, Math.max(pair, UNUSUAL[layer] ?? 0)],
  );
  const [usual, unusual] = [posterior(observations, spreads), posterior(observations, wide)];
  const met = ROSTER.map((id) => observations.some(({ pair }) => PAIRS[pair]?.includes(id)));
  return { spreads, observations, usual, unusual, met, layers };
}

/** What is known of a pair's own effect when all strengths are: the part of its prior variance that is gone. */
function knownOf(found: ReturnType<typeof reference>, pair: number): number {
  const { observations, spreads } = found;
  const effects = spreads.map(([, spread]) => spread ** 2);
  const seen = observations.filter((one) => one.pair === pair);
  const precision = effects.map((variance, i) =>
    effects.map((_, j) => {
      // A layer's observation is of its own effect and of those before.
      const reached = seen.filter(({ layer }) => layer >= Math.max(i, j));
      return reached.reduce((sum, one) => sum + 1 / one.variance, i === j ? 1 / variance : 0);
    }),
  );
  const left = inverted(precision)
    .inverse.flat()
    .reduce((sum, value) => sum + value, 0);
  return 1 - left / effects.reduce((sum, value) => sum + value, 0);
}

const count = fc
  .record({
    me: fc.constantFrom(...ROSTER, ...STRANGERS),
    them: fc.constantFrom(...ROSTER, ...STRANGERS),
    matches: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 500, max: 200_000 })),
    /** Log-odds beyond the ratings, the chance by the ratings, and the part of draws. */
    beyond: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    expected: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    drawn: fc.constantFrom(0, 0, 0.01),
  })
  .map(({ me, them, matches, beyond, expected, drawn }): MatchupCount => {
    const draws = Math.floor(drawn * matches);
    const won = 1 / (1 + (1 / expected - 1) * Math.exp(-beyond));
    return {
      me,
      them,
      matches,
      draws,
      wins: Math.round(won * (matches - draws)),
      expected: Math.round(expected * matches * 1e6),
      variance: Math.round(expected * (1 - expected) * matches * 1e6),
    };
  });
const counts = fc.array(count, { minLength: 1, maxLength: 24 });

test.each(["all ranks", "a class of ranks"])(
  "of %s the estimates are those of the dense reference",
  (which) => {
    const isClass = which === "a class of ranks";
    fc.assert(
      fc.property(counts, counts, (own, others) => {
        const all = [...others, ...own];
        const answer = isClass ? estimateMatchups(own, all) : estimateMatchups(own);
        const found = reference(own, isClass ? others : undefined);
        const [strength, pair] = found.spreads.at(-1) ?? [0, 0];
        expect(answer.spreads.strength / strength).toBeCloseTo(1, 3);
        expect(answer.spreads.pair / pair).toBeCloseTo(1, 3);
        expectCells(answer, found, own);
        expectStrengths(answer, found, own);
      }),
      { numRuns: 25, seed: 23 },
    );
  },
);

/** Three decimals are given, so that they may be one off in the last. */
function expectClose(found: number | undefined, wanted: number): void {
  expect(Math.abs((found ?? Number.NaN) - wanted)).toBeLessThan(0.0016);
}

function expectCells(
  { cells, reliability }: MatchupEstimates,
  found: ReturnType<typeof reference>,
  own: readonly MatchupCount[],
): void {
  const shown = new Map(cells.map((cell) => [`${cell.me} ${cell.them}`, cell]));
  expect(shown.size).toBe(cells.length);
  let [expected, knownSum] = [0, 0];
  for (const [pair, [a, b]] of PAIRS.entries()) {
    const isMet = own.some(({ me, them }) => (me === a && them === b) || (me === b && them === a));
    const known = knownOf(found, pair);
    knownSum += known;
    const [cell, turned] = [shown.get(`${a} ${b}`), shown.get(`${b} ${a}`)];
    expect([cell !== undefined, turned !== undefined]).toEqual([isMet, isMet]);
    if (cell === undefined || turned === undefined) continue;
    expected += 2;
    for (const { me, them, matches, wins, draws } of [cell, turned]) {
      const mine = own.filter((one) => one.me === me && one.them === them);
      const sum = (field: "matches" | "wins" | "draws") => mine.reduce((all, one) => all + one[field], 0);
      expect([matches, wins, draws]).toEqual([sum("matches"), sum("wins"), sum("draws")]);
    }
    if (Math.abs(known - 0.1) > 1e-3) expect(cell.estimate !== undefined).toBe(known > 0.1);
    if (cell.estimate === undefined) continue;
    const of = made(pair, found.layers - 1, found.layers);
    const [usual, unusual] = [chance(found.usual, of), chance(found.unusual, of)];
    expectClose(cell.estimate, usual.estimate);
    expectClose(cell.low, Math.min(usual.low, unusual.low));
    expectClose(cell.high, Math.max(usual.high, unusual.high));
    expectClose(turned.estimate, 100 - usual.estimate);
    expectClose(turned.low, 100 - Math.max(usual.high, unusual.high));
    expectClose(turned.high, 100 - Math.min(usual.low, unusual.low));
  }
  expect(cells.length).toBe(expected);
  const met = found.met.filter(Boolean).length;
  expectClose(reliability, knownSum / Math.max(1, (met * (met - 1)) / 2));
}

function expectStrengths(
  { characters }: MatchupEstimates,
  found: ReturnType<typeof reference>,
  own: readonly MatchupCount[],
): void {
  const average = averageStrength(found);
  for (const { character, matches, strength } of characters) {
    const mine = own.filter(({ me, them }) => me === character && them !== me && ROSTER.includes(them));
    expect(matches).toBe(mine.reduce((sum, one) => sum + one.matches, 0));
    const place = ROSTER.indexOf(character);
    const of = average.map((part, at) => Number(at % IN_LAYER === place) - part);
    const wanted = chance(found.usual, of);
    expectClose(strength.estimate, wanted.estimate);
    expectClose(strength.low, wanted.low);
    expectClose(strength.high, wanted.high);
  }
}

/** The mean of the strengths of all who met somebody, as a sum of unknowns. */
function averageStrength({ met, layers }: ReturnType<typeof reference>): Vector {
  const characters = met.filter(Boolean).length;
  return Array.from({ length: layers }, () => [
    ...met.map((isMet) => Number(isMet) / characters),
    ...PAIRS.map(() => 0),
  ]).flat();
}
