import type { Mappings } from "@tactician/contract";
import type { HeadToHead, PlayerStatistics } from "@tactician/game";

/** A question to the worker. */
export type WorkerQuestion =
  | {
      readonly kind: "player";
      /** Whole address of the player's matches. */
      readonly url: string;
      readonly playerId: string;
      /** Whom to count the matches against each other with. */
      readonly opponentId: string | undefined;
    }
  | { readonly kind: "mappings"; readonly url: string };

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

/** Which answer belongs to which question. */
export interface WorkerAnswers {
  player: PlayerAnswer;
  mappings: Mappings;
}

/** What goes over: questions and answers carry the same number. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: WorkerQuestion;
}

export type NumberedAnswer =
  | { readonly number: number; readonly answer: PlayerAnswer | Mappings }
  | { readonly number: number; readonly failure: string };
