import { BAND_EDGES, INTERVAL_DEVIATIONS, ROUND_OF_MATCH, TOLD_DEVIATIONS } from "./coach-parameters.ts";
import { type ExpectedResult, logistic } from "./expected-result.ts";
import type { Estimate } from "./shrunk-record.ts";

/** A difference that can be told, in points of matches: there only where its interval excludes zero. */
export interface Effect {
  /** Matches that it was seen in. */
  readonly matches: number;
  readonly points: Estimate;
}

/** Matches by how much higher the opponent was rated. */
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

/** Who a player really is: actual results beside what the ratings say. */
export interface AgainstRating {
  /** From the weakest opponents to the strongest; bands without a match are left out. */
  readonly bands: readonly RatingBand[];
  /** All rated matches: above zero where the player wins more than the rating says. */
  readonly overall: Effect | undefined;
  /** Matches that went to the last round (3-2): above zero where more of them are won than of such matches should be. */
  readonly closeMatches: Effect | undefined;
  /** The first match of a session, against all others. */
  readonly firstOfSession: Effect | undefined;
}

/** Sums of a group of matches: how many, what came beyond what was expected, and how much of that is chance (variance). */
export interface Surplus {
  matches: number;
  beyond: number;
  variance: number;
}

interface OpenBand extends Surplus {
  readonly from: number | undefined;
  readonly to: number | undefined;
  expected: number;
}

/** A player's results against their ratings, in one pass. */
export function againstRating(results: readonly ExpectedResult[]): AgainstRating {
  const bands = openBands();
  const rated = noSurplus();
  const close = noSurplus();
  const first = noSurplus();
  const later = noSurplus();
  for (const one of results) {
    if (one.isRated) {
      addSurplus(rated, one.result, one.expected);
      addToBand(bands, one);
    }
    if (isClose(one)) addSurplus(close, one.result, logistic(one.logOdds * ROUND_OF_MATCH));
    if (one.inSession !== undefined)
      addSurplus(one.inSession === 1 ? first : later, one.result, one.expected);
  }
  return {
    bands: bands.filter(({ matches }) => matches > 0).map(bandOf),
    overall: toldEffect(rated.matches, meanOf(rated), deviationOf(rated)),
    closeMatches: toldEffect(close.matches, meanOf(close), deviationOf(close)),
    firstOfSession: differenceOf(first, later),
  };
}

/** Nothing yet, to add to. */
export function noSurplus(): Surplus {
  return { matches: 0, beyond: 0, variance: 0 };
}

/** Adds a match to its group, in place. */
export function addSurplus(group: Surplus, result: number, expected: number): void {
  group.matches += 1;
  group.beyond += result - expected;
  group.variance += expected * (1 - expected);
}

/** Points of a hundred that a group is beyond what was expected, and their standard deviation; only of groups with a match. */
export function meanOf({ beyond, matches }: Surplus): number {
  return (100 * beyond) / matches;
}
export function deviationOf({ variance, matches }: Surplus): number {
  return (100 * Math.sqrt(variance)) / matches;
}

function differenceOf(some: Surplus, others: Surplus): Effect | undefined {
  if (some.matches === 0 || others.matches === 0) return undefined;
  const deviation = Math.hypot(deviationOf(some), deviationOf(others));
  return toldEffect(some.matches, meanOf(some) - meanOf(others), deviation);
}

function toldEffect(matches: number, estimate: number, deviation: number): Effect | undefined {
  if (matches === 0 || Math.abs(estimate) <= TOLD_DEVIATIONS * deviation) return undefined;
  const width = INTERVAL_DEVIATIONS * deviation;
  return { matches, points: { estimate, low: estimate - width, high: estimate + width } };
}

/** Three rounds to two, whoever won; draws and records without rounds are none. */
function isClose({ match, result }: ExpectedResult): boolean {
  const { own, opponent } = match;
  return result === 1
    ? own.rounds === 3 && opponent.rounds === 2
    : result === 0 && own.rounds === 2 && opponent.rounds === 3;
}

function openBands(): OpenBand[] {
  return [undefined, ...BAND_EDGES].map((from, place) => ({
    ...noSurplus(),
    from,
    to: BAND_EDGES[place],
    expected: 0,
  }));
}

function addToBand(bands: readonly OpenBand[], { match, expected, result }: ExpectedResult): void {
  const difference = (match.opponent.rating_before ?? 0) - (match.own.rating_before ?? 0);
  let place = 0;
  while (place < BAND_EDGES.length && difference >= (BAND_EDGES[place] ?? 0)) place += 1;
  const band = bands[place];
  if (band === undefined) return;
  addSurplus(band, result, expected);
  band.expected += expected;
}

function bandOf({ from, to, expected, ...band }: OpenBand): RatingBand {
  const { matches } = band;
  const mean = (100 * expected) / matches;
  const beyond = meanOf(band);
  const width = INTERVAL_DEVIATIONS * deviationOf(band);
  const actual = {
    estimate: mean + beyond,
    low: Math.max(0, mean + beyond - width),
    high: Math.min(100, mean + beyond + width),
  };
  return {
    from,
    to,
    matches,
    expected: mean,
    actual,
    isTold: Math.abs(beyond) > TOLD_DEVIATIONS * deviationOf(band),
  };
}
