import { RATING_SLOPE, WIDEST_RATING_DIFFERENCE } from "./coach-parameters.ts";
import type { PlayerMatch } from "./player-match.ts";
import { startsSession } from "./sessions.ts";

/** A match with what was to be expected of it before it was played. */
export interface ExpectedResult {
  readonly match: PlayerMatch;
  /** Chance to win by the ratings alone, 0 to 1, and the same as log-odds. */
  readonly expected: number;
  readonly logOdds: number;
  /** 1 for a win, 0 for a loss, half for a draw. */
  readonly result: number;
  /** Whether both ratings are known; where not, the player's own overall ratio is what was to be expected. */
  readonly isRated: boolean;
  /** Which match of its session it was, from 1; nothing where its time is not known. */
  readonly inSession: number | undefined;
}

const RESULTS = { win: 1, draw: 0.5, loss: 0 } as const;

/** `logistic(0)` is 0.5, `logistic(0.64)` is 0.65. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/**
 * Log-odds of winning by two ratings, `undefined` where one is missing: 1550 against 1450 -> 0.37, which is a chance of 0.59.
 */
export function ratingLogOdds(own: number | undefined, opponent: number | undefined): number | undefined {
  if (own === undefined || opponent === undefined) return undefined;
  const difference = ratingDifference(own, opponent);
  return (RATING_SLOPE * difference * Math.LN10) / 400;
}

/** How much higher the first rating is, at most `WIDEST_RATING_DIFFERENCE`; ratings that are no numbers differ by nothing. */
function ratingDifference(higher: number, lower: number): number {
  const difference = higher - lower;
  if (Number.isNaN(difference)) return 0;
  return Math.max(-WIDEST_RATING_DIFFERENCE, Math.min(WIDEST_RATING_DIFFERENCE, difference));
}

/** What was to be expected of each of a player's matches, newest first as they came (`playerMatches`). */
export function expectedResults(matches: readonly PlayerMatch[]): ExpectedResult[] {
  const usual = usualLogOdds(matches);
  const results: ExpectedResult[] = [];
  let before: number | undefined;
  let played = 0;
  for (const match of matches.toReversed()) {
    const byRatings = ratingLogOdds(match.own.rating_before, match.opponent.rating_before);
    const logOdds = byRatings ?? usual;
    const at = match.battle_at;
    if (at !== undefined) {
      played = startsSession(at, before) ? 1 : played + 1;
      before = at;
    }
    results.push({
      match,
      expected: logistic(logOdds),
      logOdds,
      result: RESULTS[match.outcome],
      isRated: byRatings !== undefined,
      inSession: at === undefined ? undefined : played,
    });
  }
  return results.reverse();
}

/** The player's overall ratio as log-odds, with one win and one loss on top, so that all losses are no certainty either. */
function usualLogOdds(matches: readonly PlayerMatch[]): number {
  const won = matches.reduce((sum, { outcome }) => sum + RESULTS[outcome], 0);
  return Math.log((won + 1) / (matches.length - won + 1));
}
