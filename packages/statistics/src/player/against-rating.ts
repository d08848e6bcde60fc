import {
  BAND_EDGES,
  INTERVAL_DEVIATIONS,
  ROUND_OF_MATCH,
  SESSION_CUTS,
  SESSION_DEVIATIONS,
  SESSION_SIDE_MATCHES,
  TOLD_DEVIATIONS,
} from "./coach-parameters.ts";
import { type ExpectedResult, logistic } from "./expected-result.ts";
import type { Estimate } from "./shrunk-record.ts";

/** A difference that can be told, in points of matches: there only where its interval excludes zero. */
export interface Effect {
  readonly matches: number;
  readonly points: Estimate;
}

export interface RatingBand {
  /** Opponent's rating minus the player's own: at least `from`, less than `to`; nothing at the open ends. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly matches: number;
  /** Matches to be won of a hundred by the ratings, and those that were. */
  readonly expected: number;
  readonly actual: Estimate;
  /** Whether the interval excludes what was expected. */
  readonly isTold: boolean;
}

/** Sums of a group of matches: how many, what came beyond what was expected, and how much of that is chance (variance). */
interface Surplus {
  matches: number;
  beyond: number;
  variance: number;
}

interface OpenBand extends Surplus, Pick<RatingBand, "from" | "to"> {
  expected: number;
}

/** Who a player really is: actual results beside what the ratings say. */
export function againstRating(results: readonly ExpectedResult[]) {
  const bands = [undefined, ...BAND_EDGES].map((from, place): OpenBand => {
    return { ...noSurplus(), from, to: BAND_EDGES[place], expected: 0 };
  });
  const rated = noSurplus();
  const close = noSurplus();
  const first = noSurplus();
  const later = noSurplus();
  for (const one of results) {
    const { match, result, expected } = one;
    const difference = (match.opponent.rating_before ?? 0) - (match.own.rating_before ?? 0);
    const band = bands.findLast(({ from }) => from === undefined || difference >= from);
    if (one.isRated && band !== undefined) {
      addSurplus(rated, result, expected);
      addSurplus(band, result, expected);
      band.expected += expected;
    }
    if (isClose(one)) addSurplus(close, result, logistic(one.logOdds * ROUND_OF_MATCH));
    if (one.inSession !== undefined) addSurplus(one.inSession === 1 ? first : later, result, expected);
  }
  return {
    /** From the weakest opponents to the strongest; bands without a match are left out. */
    bands: bands.filter(({ matches }) => matches > 0).map(bandOf),
    /** All rated matches: above zero where the player wins more than the rating says. */
    overall: toldEffect(rated.matches, meanOf(rated), deviationOf(rated)),
    /** Matches that went to the last round (3-2): above zero where more of them are won than of such matches should be. */
    closeMatches: toldEffect(close.matches, meanOf(close), deviationOf(close)),
    /** The first match of a session, against all others. */
    firstOfSession: differenceOf(first, later),
  };
}

function noSurplus(): Surplus {
  return { matches: 0, beyond: 0, variance: 0 };
}

function addSurplus(group: Surplus, result: number, expected: number): void {
  group.matches += 1;
  group.beyond += result - expected;
  group.variance += expected * (1 - expected);
}

/** Points of a hundred that a group is beyond what was expected, and their standard deviation; only of groups with a match. */
function meanOf({ beyond, matches }: Surplus): number {
  return (100 * beyond) / matches;
}
function deviationOf({ variance, matches }: Surplus): number {
  return (100 * Math.sqrt(variance)) / matches;
}

function differenceOf(some: Surplus, others: Surplus): Effect | undefined {
  const deviation = Math.hypot(deviationOf(some), deviationOf(others));
  const matches = others.matches === 0 ? 0 : some.matches;
  return toldEffect(matches, meanOf(some) - meanOf(others), deviation);
}

function toldEffect(matches: number, estimate: number, deviation: number): Effect | undefined {
  if (matches === 0 || Math.abs(estimate) <= TOLD_DEVIATIONS * deviation) return undefined;
  return { matches, points: around(estimate, INTERVAL_DEVIATIONS * deviation) };
}

function around(estimate: number, width: number): Estimate {
  return { estimate, low: estimate - width, high: estimate + width };
}

/** Three rounds to two, whoever won; draws and records without rounds are none. */
function isClose({ match, result }: ExpectedResult): boolean {
  const { own, opponent } = match;
  return result === 1
    ? own.rounds === 3 && opponent.rounds === 2
    : result === 0 && own.rounds === 2 && opponent.rounds === 3;
}

function bandOf({ from, to, expected, ...band }: OpenBand): RatingBand {
  const { matches } = band;
  const mean = (100 * expected) / matches;
  const beyond = meanOf(band);
  const { estimate, low, high } = around(mean + beyond, INTERVAL_DEVIATIONS * deviationOf(band));
  const actual = { estimate, low: Math.max(0, low), high: Math.min(100, high) };
  const isTold = Math.abs(beyond) > TOLD_DEVIATIONS * deviationOf(band);
  return { from, to, matches, expected: mean, actual, isTold };
}

/** Whether results drop in long sessions, and after how many matches. */
export type SessionAdvice =
  | {
      readonly verdict: "drops";
      /** Matches in a row after which results are worse. */
      readonly after: number;
      /** Points of a hundred matches by which they are, below zero. */
      readonly points: Estimate;
      readonly matches: number;
    }
  | { readonly verdict: "no-sign" | "too-early" };

/**
 * After how many matches in a row results drop. Every match is held against what was expected of it, so that losing
 * rating is not counted twice; the intervals are those of all cuts together, so that a look at five of them finds
 * something in players without a drop in less than 5 of 100 cases.
 */
export function sessionAdvice(results: readonly ExpectedResult[]): SessionAdvice {
  // What was won beyond what was expected in the first, second, ... match of all sessions; all after the last cut are one.
  const byPlace = Array.from({ length: Math.max(...SESSION_CUTS) + 2 }, noSurplus);
  for (const { inSession, result, expected } of results) {
    const group = inSession === undefined ? undefined : byPlace[Math.min(inSession, byPlace.length - 1)];
    if (group !== undefined) addSurplus(group, result, expected);
  }
  const cuts = SESSION_CUTS.flatMap((after) => {
    const upTo = sumOf(byPlace.slice(0, after + 1));
    const beyond = sumOf(byPlace.slice(after + 1));
    const isTooShort = Math.min(upTo.matches, beyond.matches) < SESSION_SIDE_MATCHES;
    return isTooShort ? [] : { after, ...changeBetween(upTo, beyond) };
  });
  if (cuts.length === 0) return { verdict: "too-early" };
  const drops = cuts.filter(({ points }) => points.high < 0);
  const [clearest] = drops.toSorted((a, b) => a.deviations - b.deviations);
  if (clearest === undefined) return { verdict: "no-sign" };
  const { after, points, matches } = clearest;
  return { verdict: "drops", after, points, matches };
}

function sumOf(groups: readonly Surplus[]): Surplus {
  const sum = noSurplus();
  for (const { matches, beyond, variance } of groups) {
    sum.matches += matches;
    sum.beyond += beyond;
    sum.variance += variance;
  }
  return sum;
}

function changeBetween(upTo: Surplus, beyond: Surplus) {
  const deviation = Math.hypot(deviationOf(upTo), deviationOf(beyond));
  const estimate = meanOf(beyond) - meanOf(upTo);
  const points = around(estimate, SESSION_DEVIATIONS * deviation);
  return { matches: beyond.matches, deviations: estimate / deviation, points };
}
