import type { CharacterId } from "@tactician/game";
import type { Deck } from "./deck.ts";

/** What the page and the worker that makes decks say to each other. */

export interface DeckQuestion {
  /** Of the question; its answer has the same. */
  readonly number: number;
  readonly me: CharacterId;
  readonly them: CharacterId;
  /** Mixes wrong choices and their order: `listCards`. */
  readonly seed: string;
}

/** `failure` are words that can be shown. */
export type DeckAnswer =
  | { readonly number: number; readonly deck: Deck }
  | { readonly number: number; readonly failure: string };
