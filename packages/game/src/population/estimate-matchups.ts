import { INTERVAL_DEVIATIONS } from "../player-statistics/coach-parameters.ts";
import { type Estimate, pointsOf } from "../player-statistics/shrunk-record.ts";
import { fitSpreads } from "./fit-spreads.ts";
import type { MatchupCount } from "./matchup-counts.ts";
import { LEAST_KNOWN, type Spreads, UNUSUAL_PAIR_SPREADS } from "./matchup-parameters.ts";
import { type PairPosterior, type Posterior, pairPosterior, posteriorOf } from "./matchup-posterior.ts";
import {
  type MatchupRecord,
  type MatchupRecords,
  matchupRecords,
  recordOf,
  totalRecord,
} from "./matchup-records.ts";
import { classEvidence, type Evidence, isMatchup, type PairEvidence, pairEvidence } from "./pair-evidence.ts";

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

/** What the matches of everybody say. */
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
  const unusualSpreads = spreads.map(asUnusual);
  const unusual = posteriorOf(evidence, unusualSpreads);
  const records = matchupRecords(own);
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
    reliability: rounded(known / Math.max(1, pairsOf(evidence.characters.length))),
    characters: characterStrengths(evidence, usual, records),
    cells: cells.toSorted((one, other) => one.me - other.me || one.them - other.them),
  };
}

interface Fitted {
  readonly evidence: Evidence;
  /** Of each layer. */
  readonly spreads: readonly Spreads[];
}

function fitted(own: readonly MatchupCount[], allRanks: readonly MatchupCount[] | undefined): Fitted {
  const whole = pairEvidence(allRanks ?? own);
  const base = fitSpreads(whole, []);
  if (allRanks === undefined) return { evidence: whole, spreads: [base] };
  const evidence = classEvidence(own, allRanks);
  return { evidence, spreads: [base, fitSpreads(evidence, [base])] };
}

function asUnusual({ strength, pair }: Spreads, layer: number): Spreads {
  return { strength, pair: Math.max(pair, UNUSUAL_PAIR_SPREADS[layer] ?? 0) };
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
    const record = totalRecord(records, character);
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

function pairsOf(characters: number): number {
  return (characters * (characters - 1)) / 2;
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
