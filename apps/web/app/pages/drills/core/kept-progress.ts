import { type Clock, type DrillHistory, dayOf, isLeech, recallOf } from "@tactician/drills";
import type { KeptDeck } from "../../../kept/drill-store.ts";

/** How far somebody is with a deck that was opened before, without its cards: as `progressOf`, but for what a patch has changed. */
export interface KeptProgress {
  readonly me: string;
  readonly them: string;
  /** To repeat by the end of today. */
  readonly due: number;
  readonly learnt: number;
  readonly all: number;
  /** Mean predicted recall of the cards asked, 0 to 1; absent before the first. */
  readonly recall?: number;
  /** Cards that are forgotten again and again. */
  readonly leeches: number;
}

export function keptProgress(
  { me, them, cards }: KeptDeck,
  history: DrillHistory,
  clock: Clock,
): KeptProgress {
  const ids = new Set(cards);
  const seen = history.cards.filter(({ id }) => ids.has(id));
  const today = dayOf(clock.now, clock);
  const recall = seen.reduce((sum, review) => sum + recallOf(review, clock.now), 0);
  return {
    me,
    them,
    due: seen.filter(({ due }) => dayOf(due, clock) <= today).length,
    learnt: seen.filter(({ state }) => state === 2).length,
    all: cards.length,
    ...(seen.length === 0 ? {} : { recall: recall / seen.length }),
    leeches: seen.filter(isLeech).length,
  };
}
