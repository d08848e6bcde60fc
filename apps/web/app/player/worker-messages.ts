import type { Coach, HeadToHead, MatchFilter, PlayerStatistics } from "@tactician/game";
import type { CoachWorld } from "./world-knowledge.ts";

/** Where a player's matches are. */
export interface MatchesQuestion {
  /** Question and answer carry the same number. */
  readonly number: number;
  /** Whole address of the player's matches. */
  readonly url: string;
  readonly playerId: string;
}

/** What the worker is asked: a player's matches, counted. */
export interface PlayerQuestion extends MatchesQuestion {
  readonly kind: "player";
  /** Whom to count the matches against each other with. */
  readonly opponentId: string | undefined;
}

/** Or what can be believed of them. */
export interface CoachQuestion extends MatchesQuestion {
  readonly kind: "coach";
  /** Of the matches of that answer, as long as the worker has them; else they are asked for once more. */
  readonly answerNumber: number;
  readonly filter: MatchFilter;
}

export type WorkerQuestion = PlayerQuestion | CoachQuestion;

/** What is known of a player. */
export interface PlayerAnswer {
  /** By which more can be asked about the same matches. */
  readonly number: number;
  /** Nothing when no match of theirs is known. */
  readonly statistics: PlayerStatistics | undefined;
  readonly headToHead: HeadToHead | undefined;
  /** Rows that were no match records and were left out. */
  readonly rejected: number;
  /** How old the matches are, in seconds, where the replay service did not answer and older ones were served. */
  readonly ageSeconds: number | undefined;
}

/** What can be believed of a player's matches, and what of it is from everybody's. */
export interface CoachAnswer extends Coach {
  readonly world: CoachWorld;
}

export type WorkerAnswer =
  | { readonly number: number; readonly player: PlayerAnswer }
  | { readonly number: number; readonly coach: CoachAnswer }
  | { readonly number: number; readonly failure: string };
