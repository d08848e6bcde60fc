import {
  type CardReview,
  type Clock,
  type DrillCard,
  type DrillHistory,
  dayOf,
  isLeech,
  knownNow,
  nextCards,
  type QueuedCard,
  type QueueSettings,
} from "@tactician/drills";
import type { KeptDeck } from "../../../kept/drill-store.ts";

/** A card that is being learnt comes again within the session, up to so much before its time. */
const AHEAD_MS = 20 * 60_000;

/** So many others come in between: the same card twice in a row is no exercise. */
const BETWEEN = 3;

/** How far a session is, in cards: those asked so far, of them those that are learnt by now, and all with those to come. */
export interface SessionProgress {
  readonly asked: number;
  readonly learnt: number;
  readonly all: number;
}

/**
 * The next card to learn. First whatever is its turn, changed or new; then what was learnt in this session and is to be repeated
 * within minutes. `asked` are the ids of the session's cards, the last one at the end.
 */
export function nextInSession(
  cards: readonly DrillCard[],
  history: DrillHistory,
  settings: QueueSettings,
  asked: readonly string[],
): { readonly next: QueuedCard | undefined; readonly progress: SessionProgress } {
  const recent = new Set(asked.slice(-BETWEEN));
  const queue = nextCards(cards, history, settings);
  const ahead = soonDue(cards, history, settings.clock.now).filter(
    ({ card }) => !queue.some((queued) => queued.card.id === card.id),
  );
  const next =
    queue.find(({ card }) => !recent.has(card.id)) ??
    ahead.find(({ card }) => !recent.has(card.id)) ??
    queue.find(({ card }) => card.id !== asked.at(-1));
  const seen = new Set(asked);
  const coming = [...queue, ...ahead].map(({ card }) => card.id);
  const learnt = history.cards.filter(({ id, state }) => seen.has(id) && state === 2).length;
  return { next, progress: { asked: seen.size, learnt, all: new Set([...asked, ...coming]).size } };
}

/** What is still in its first steps and comes back within minutes, the next one first. */
function soonDue(cards: readonly DrillCard[], { cards: reviews }: DrillHistory, now: number): QueuedCard[] {
  const soon = new Map(
    reviews
      .filter(({ state, due }) => state !== 2 && due > now && due <= now + AHEAD_MS)
      .map((review) => [review.id, review]),
  );
  return cards
    .flatMap((card) => {
      const review = soon.get(card.id);
      return review === undefined ? [] : { card, review };
    })
    .sort((a, b) => a.review.due - b.review.due)
    .map(({ card }) => ({ card, why: "due", isLeech: false }));
}

/** When the next of these cards is due, after everything was done for now. */
export function nextDue(cards: readonly DrillCard[], { cards: reviews }: DrillHistory): number | undefined {
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
