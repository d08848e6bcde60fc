import type { HeadToHead, PlayerStatistics } from "@tactician/game";

/** What the worker is asked: a player's matches, counted. Question and answer carry the same number. */
export interface WorkerQuestion {
  readonly number: number;
  /** Whole address of the player's matches. */
  readonly url: string;
  readonly playerId: string;
  /** Whom to count the matches against each other with. */
  readonly opponentId: string | undefined;
}

/** What is known of a player. */
export interface PlayerAnswer {
  /** Nothing when no match of theirs is known. */
  readonly statistics: PlayerStatistics | undefined;
  readonly headToHead: HeadToHead | undefined;
  /** Rows that were no match records and were left out. */
  readonly rejected: number;
  /** How old the matches are, in seconds, where the replay service did not answer and older ones were served. */
  readonly ageSeconds: number | undefined;
}

export type WorkerAnswer =
  | { readonly number: number; readonly answer: PlayerAnswer }
  | { readonly number: number; readonly failure: string };
