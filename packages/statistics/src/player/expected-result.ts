import { RATING_SLOPE, WIDEST_RATING_DIFFERENCE } from "./coach-parameters.ts";
import {
  countInto,
  emptyTally,
  type Open,
  type OpenTally,
  type PlayerMatch,
  type Tally,
} from "./player-match.ts";

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
  /** Which of the player's sessions that was, from 1, the oldest; nothing where its time is not known. */
  readonly session: number | undefined;
}

const RESULTS = { win: 1, draw: 0.5, loss: 0 } as const;

/** `logistic(0)` is 0.5, `logistic(0.64)` is 0.65. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Log-odds of winning by two ratings: 1550 against 1450 -> 0.37, a chance of 0.59. `undefined` where one is missing. */
export function ratingLogOdds(own: number | undefined, opponent: number | undefined): number | undefined {
  if (own === undefined || opponent === undefined) return undefined;
  // Ratings that are no numbers differ by nothing.
  const difference = own - opponent || 0;
  const counted = Math.max(-WIDEST_RATING_DIFFERENCE, Math.min(WIDEST_RATING_DIFFERENCE, difference));
  return (RATING_SLOPE * counted * Math.LN10) / 400;
}

/** What was to be expected of each of a player's matches, newest first as they came (`playerMatches`). */
export function expectedResults(matches: readonly PlayerMatch[]): ExpectedResult[] {
  const usual = usualLogOdds(matches);
  const results: ExpectedResult[] = [];
  let before: number | undefined;
  let played = 0;
  let session = 0;
  for (const match of matches.toReversed()) {
    const byRatings = ratingLogOdds(match.own.rating_before, match.opponent.rating_before);
    const logOdds = byRatings ?? usual;
    const at = match.battle_at;
    if (at !== undefined) {
      const isFirst = startsSession(at, before);
      played = isFirst ? 1 : played + 1;
      session += Number(isFirst);
      before = at;
    }
    results.push({
      match,
      expected: logistic(logOdds),
      logOdds,
      result: RESULTS[match.outcome],
      isRated: byRatings !== undefined,
      inSession: at === undefined ? undefined : played,
      session: at === undefined ? undefined : session,
    });
  }
  return results.reverse();
}

/** The player's overall ratio as log-odds, with one win and one loss on top, so that all losses are no certainty either. */
function usualLogOdds(matches: readonly PlayerMatch[]): number {
  const won = matches.reduce((sum, { outcome }) => sum + RESULTS[outcome], 0);
  return Math.log((won + 1) / (matches.length - won + 1));
}

/** A pause this long between two matches ends a session, in seconds. */
const SESSION_PAUSE = 60 * 60;

/** Whether a match at this instant (seconds) begins a session, when the one before it was then. */
function startsSession(at: number, before: number | undefined): boolean {
  return before === undefined || at - before > SESSION_PAUSE;
}

export interface Session {
  /** When its first and its last match were played, in seconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly tally: Tally;
  /** Rating won or lost in it, over all characters played; nothing when no match was rated. */
  readonly ratingChange: number | undefined;
}

type OpenSession = Open<Session> & { readonly tally: OpenTally };

/** A player's latest sessions, newest first, at most `most`, from matches that are newest first. Matches without a time are in none. */
export function latestSessions(matches: readonly PlayerMatch[], most: number): Session[] {
  const sessions: OpenSession[] = [];
  let open: OpenSession | undefined;
  for (const { battle_at: at, outcome, own } of matches) {
    if (at === undefined) continue;
    if (open === undefined || startsSession(open.startedAt, at)) {
      if (sessions.length === most) break;
      open = { startedAt: at, endedAt: at, tally: emptyTally(), ratingChange: undefined };
      sessions.push(open);
    }
    open.startedAt = at;
    countInto(open.tally, outcome);
    if (own.rating_change !== undefined) open.ratingChange = (open.ratingChange ?? 0) + own.rating_change;
  }
  return sessions;
}
