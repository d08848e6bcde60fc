import type { PlayerMatch } from "./player-match.ts";
import { countInto, emptyTally, type OpenTally, type Tally } from "./tally.ts";

/** A pause this long between two matches ends a session, in seconds. */
export const SESSION_PAUSE = 60 * 60;

/** Whether a match at this instant (seconds) begins a session, when the one before it was then. */
export function startsSession(at: number, before: number | undefined): boolean {
  return before === undefined || at - before > SESSION_PAUSE;
}

/** Matches played in one go. */
export interface Session {
  /** When its first and its last match were played, in seconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly tally: Tally;
  /** Rating won or lost in it, over all characters played; nothing when no match was rated. */
  readonly ratingChange: number | undefined;
}

interface OpenSession {
  startedAt: number;
  readonly endedAt: number;
  readonly tally: OpenTally;
  ratingChange: number | undefined;
}

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
