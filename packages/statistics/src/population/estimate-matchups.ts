import { entryOf } from "@tactician/game";
import { INTERVAL_DEVIATIONS } from "../player/coach-parameters.ts";
import type { FindPrior } from "../player/opponent-records.ts";
import { type Estimate, pointsOf } from "../player/shrunk-record.ts";
import type { MatchupCount } from "./matchup-counts.ts";
import {
  logEvidence,
  type PairPosterior,
  type Posterior,
  pairPosterior,
  posteriorOf,
} from "./matchup-posterior.ts";
import {
  classEvidence,
  type Evidence,
  isMatchup,
  LEAST_KNOWN,
  LEAST_SPREAD,
  MOST_SPREAD,
  type PairEvidence,
  pairEvidence,
  type Spreads,
  UNUSUAL_PAIR_SPREADS,
  USUAL_SPREAD_WEIGHT,
  USUAL_SPREADS,
} from "./pair-evidence.ts";

/**
 * One character against another. Of a hundred matches at even ratings `estimate` are won, with its 95 % interval; without
 * the three where too few matches were played to say so. `them` against `me` is a hundred less.
 */
export interface MatchupCell extends MatchupRecord, Partial<Estimate> {
  /** Numbers of the characters in the replay service's records. */
  readonly me: number;
  readonly them: number;
}

/** One character against all others; matches against itself are left out. */
export interface CharacterStrength extends MatchupRecord {
  readonly character: number;
  /** Of a hundred matches at even ratings against a character of average strength so many are won. */
  readonly strength: Estimate;
}

export interface MatchupEstimates {
  /** The fitted spreads; with a class of ranks those of its differences from all others. */
  readonly spreads: Spreads;
  /** Part of what makes pairs differ, beyond their strengths, that the matches can tell from chance: 0 to 1. */
  readonly reliability: number;
  /** Those that met another one, by number. */
  readonly characters: readonly CharacterStrength[];
  /** Those that met, by numbers. */
  readonly cells: readonly MatchupCell[];
}

/**
 * Estimates every matchup from counts (decision 046 has the formulas). Of a class of ranks `allRanks` are the counts of all ranks
 * with else the same filter: what the class has too few matches to say for itself is taken from everybody else. Counts of
 * unknown characters, of a character against itself, and such as cannot be are left out. The same for the same counts in
 * any order; all numbers are rounded to three decimals.
 */
export function estimateMatchups(
  counts: readonly MatchupCount[],
  allRanks?: readonly MatchupCount[],
): MatchupEstimates {
  const own = counts.filter(isMatchup);
  const { evidence, spreads } = fitted(own, allRanks?.filter(isMatchup));
  const usual = posteriorOf(evidence, spreads);
  const unusualSpreads = spreads.map(({ strength, pair }, layer) => {
    return { strength, pair: Math.max(pair, UNUSUAL_PAIR_SPREADS[layer] ?? 0) };
  });
  const unusual = posteriorOf(evidence, unusualSpreads);
  const records = new Map<number, Map<number, MatchupRecord>>();
  for (const count of own) {
    const row = entryOf(records, count.me, () => new Map());
    row.set(count.them, sum(row.get(count.them) ?? NONE, count));
  }
  const size = evidence.characters.length;
  const cells: MatchupCell[] = [];
  let known = 0;
  for (const pair of evidence.pairs) {
    const likely = pairPosterior(pair, spreads, usual);
    known += likely.known;
    const chance = chanceOf(likely, pairPosterior(pair, unusualSpreads, unusual));
    cells.push(...bothCells(pair, evidence, records, likely.known < LEAST_KNOWN ? {} : chance));
  }
  return {
    spreads: spreads.at(-1) ?? { strength: 0, pair: 0 },
    reliability: rounded(known / Math.max(1, (size * (size - 1)) / 2)),
    characters: characterStrengths(evidence, usual, records),
    cells: cells.toSorted((one, other) => one.me - other.me || one.them - other.them),
  };
}

function fitted(own: readonly MatchupCount[], allRanks: readonly MatchupCount[] | undefined) {
  const whole = pairEvidence(allRanks ?? own);
  const base = fitSpreads(whole, []);
  if (allRanks === undefined) return { evidence: whole, spreads: [base] };
  const evidence = classEvidence(own, allRanks);
  return { evidence, spreads: [base, fitSpreads(evidence, [base])] };
}

/** Where the truth is whether the pair is like the others or not: both intervals, and all between them. */
function chanceOf(usual: PairPosterior, unusual: PairPosterior): Estimate {
  const [one, other] = [estimateOf(usual), estimateOf(unusual)];
  return { estimate: one.estimate, low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}

/** Of a hundred, with three decimals. */
function estimateOf({ mean, variance }: { mean: number; variance: number }): Estimate {
  const reach = INTERVAL_DEVIATIONS * Math.sqrt(variance);
  return {
    estimate: rounded(50 + pointsOf(mean)),
    low: rounded(50 + pointsOf(mean - reach)),
    high: rounded(50 + pointsOf(mean + reach)),
  };
}

/** A pair from both sides, where it was met in the counts themselves and not only at other ranks. */
function bothCells(
  { a, b }: PairEvidence,
  { characters }: Evidence,
  records: MatchupRecords,
  chance: Partial<Estimate>,
): MatchupCell[] {
  const [me = 0, them = 0] = [characters[a], characters[b]];
  const [first, second] = [recordOf(records, me, them), recordOf(records, them, me)];
  if (first.matches + second.matches === 0) return [];
  return [
    { me, them, ...first, ...chance },
    { me: them, them: me, ...second, ...seenFromOther(chance) },
  ];
}

function seenFromOther({ estimate, low, high }: Partial<Estimate>): Partial<Estimate> {
  if (estimate === undefined || low === undefined || high === undefined) return {};
  return { estimate: rounded(100 - estimate), low: rounded(100 - high), high: rounded(100 - low) };
}

/** Strengths beside the average one of the same layer. */
function characterStrengths(
  { characters, layers }: Evidence,
  { strengths, covariance }: Posterior,
  records: MatchupRecords,
): CharacterStrength[] {
  const size = strengths.length;
  const first = (layers - 1) * characters.length;
  const own = strengths.subarray(first);
  const average = meanOf(own);
  const covariances = characters.map((_, place) => {
    const row = (first + place) * size + first;
    return covariance.subarray(row, row + characters.length);
  });
  const averageVariance = meanOf(covariances.map(meanOf));
  return characters.flatMap((character, place) => {
    const record = [...(records.get(character)?.values() ?? [])].reduce(sum, NONE);
    if (record.matches === 0) return [];
    const row = covariances[place] ?? [];
    const variance = (row[place] ?? 0) - 2 * meanOf(row) + averageVariance;
    return [{ character, ...record, strength: estimateOf({ mean: (own[place] ?? 0) - average, variance }) }];
  });
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < values.length; place += 1) sum += values[place] ?? 0;
  return sum / values.length;
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

/** A point of the plane that is searched: logarithms of both spreads. */
type Point = readonly [number, number];

/** Distance of the points by which slope and bend are measured, and the longest step, in logarithms of a spread. */
const APART = 1e-3;
const LONGEST_STEP = 0.7;
/** Far less than what moves an estimate's third digit. */
const SMALLEST_STEP = 1e-6;
const MOST_STEPS = 60;
const MOST_HALVINGS = 20;

/**
 * The most likely spreads of the evidence's last layer, with those of the layer before as `base`. Beside the evidence stands
 * what is usual, as `USUAL_SPREAD_WEIGHT` more values that scatter so: few matches leave the usual spread as it is, many
 * make it forgotten. The top of `log evidence - weight / 2 * sum(log(spread^2) + usual^2 / spread^2)`, by Newton's steps along
 * each axis.
 */
function fitSpreads(evidence: Evidence, base: readonly Spreads[]): Spreads {
  const usual = USUAL_SPREADS[base.length === 0 ? 0 : 1];
  const heightAt = (point: Point) => {
    const spreads = spreadsAt(point);
    const misfit = unlikelihood(spreads.strength, usual.strength) + unlikelihood(spreads.pair, usual.pair);
    return logEvidence(evidence, [...base, spreads]) - (USUAL_SPREAD_WEIGHT / 2) * misfit;
  };
  let point: Point = [Math.log(usual.strength), Math.log(usual.pair)];
  let height = heightAt(point);
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    const [x, y] = point;
    let step: Point = [
      axisStep(heightAt([x - APART, y]), height, heightAt([x + APART, y])),
      axisStep(heightAt([x, y - APART]), height, heightAt([x, y + APART])),
    ];
    let next = moved(point, step);
    let nextHeight = heightAt(next);
    for (let halved = 0; nextHeight < height && halved < MOST_HALVINGS; halved += 1) {
      step = [step[0] / 2, step[1] / 2];
      next = moved(point, step);
      nextHeight = heightAt(next);
    }
    if (nextHeight < height) break;
    [point, height] = [next, nextHeight];
    if (Math.max(Math.abs(step[0]), Math.abs(step[1])) < SMALLEST_STEP) break;
  }
  return spreadsAt(point);
}

/** Twice how much less likely it is that values which scatter as usual have this spread; for one value. */
function unlikelihood(spread: number, usual: number): number {
  return 2 * Math.log(spread) + (usual / spread) ** 2;
}

/** To the top of the parabola through three heights; up the slope where it bends the other way. */
function axisStep(before: number, here: number, after: number): number {
  const slope = (after - before) / (2 * APART);
  const bend = (before - 2 * here + after) / APART ** 2;
  const step = bend < 0 ? -slope / bend : LONGEST_STEP * Math.sign(slope);
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

function spreadsAt([strength, pair]: Point): Spreads {
  return { strength: within(Math.exp(strength)), pair: within(Math.exp(pair)) };
}

function within(spread: number): number {
  return Math.max(LEAST_SPREAD, Math.min(MOST_SPREAD, spread));
}

type MatchupRecord = Pick<MatchupCount, "matches" | "wins" | "draws">;

/** By the number of the own character, then of the other; several counts of the same two are added up. */
type MatchupRecords = ReadonlyMap<number, ReadonlyMap<number, MatchupRecord>>;

const NONE: MatchupRecord = { matches: 0, wins: 0, draws: 0 };

function recordOf(records: MatchupRecords, me: number, them: number): MatchupRecord {
  return records.get(me)?.get(them) ?? NONE;
}

function sum({ matches, wins, draws }: MatchupRecord, other: MatchupRecord): MatchupRecord {
  return { matches: matches + other.matches, wins: wins + other.wins, draws: draws + other.draws };
}

/** The world's matchups as the honest coach wants them: log-odds above even, 55 of a hundred -> 0.2; not of cells without an estimate. */
export function matchupPrior(
  cells: readonly (Pick<MatchupCell, "me" | "them"> & { readonly estimate?: number | undefined })[],
): FindPrior {
  const priors = new Map<number, Map<number, number>>();
  for (const { me, them, estimate } of cells) {
    if (estimate === undefined || !(estimate > 0 && estimate < 100)) continue;
    const row = entryOf(priors, me, () => new Map());
    row.set(them, Math.log(estimate / (100 - estimate)));
  }
  return (own, opponent) => priors.get(own)?.get(opponent);
}
