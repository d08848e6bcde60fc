import {
  type CardReview,
  type Clock,
  type DrillCard,
  type DrillHistory,
  dayOf,
  isLeech,
  knownNow,
} from "@tactician/drills";
import type { KeptDeck } from "../../../kept/core/drill-settings.ts";

/** When the next of these cards is due, after everything was done for now. */
export function nextDue(
  cards: readonly Pick<DrillCard, "id">[],
  { cards: reviews }: DrillHistory,
): number | undefined {
  const ids = new Set(cards.map(({ id }) => id));
  const times = reviews.flatMap(({ id, due }: CardReview) => (ids.has(id) ? due : []));
  return times.length === 0 ? undefined : Math.min(...times);
}

export type KeptProgress = ReturnType<typeof keptProgress>;

/** How far somebody is with a deck that was opened before, without its cards, so that what a patch has changed does not count. */
export function keptProgress({ me, them, cards }: KeptDeck, history: DrillHistory, clock: Clock) {
  const ids = new Set(cards);
  const seen = history.cards.filter(({ id }) => ids.has(id));
  const today = dayOf(clock.now, clock);
  const recall = seen.reduce((sum, review) => sum + knownNow(review, clock.now), 0);
  return {
    me,
    them,
    /** To repeat by the end of today. */
    due: seen.filter(({ due }) => dayOf(due, clock) <= today).length,
    learnt: seen.filter(({ state }) => state === 2).length,
    all: cards.length,
    /** How many of the cards asked would be answered right now, 0 to 1; absent before the first. */
    recall: seen.length === 0 ? undefined : recall / seen.length,
    /** Cards that are forgotten again and again. */
    leeches: seen.filter(isLeech).length,
  };
}
