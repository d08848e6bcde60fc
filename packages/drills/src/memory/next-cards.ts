import type { CharacterId } from "@tactician/game";
import type { DrillCard } from "../cards/card.ts";
import { hitFirst } from "../cards/list-cards.ts";
import { type Clock, DAY_MS, dayOf } from "../day.ts";
import { choose } from "../mix.ts";
import { type CardReview, type DrillHistory, repairReview } from "./history.ts";
import { hasOtherFacts, isChanged, recallOf } from "./review-card.ts";

/** What nobody knows the damage of is worth a jab, so that it is not learnt last of all. */
const LEAST_DAMAGE = 10;

/** Lapses after which a card is a leech: it costs time, and another way to learn it would be better. */
const LEECH_LAPSES = 6;

export interface QueuedCard {
  readonly card: DrillCard;
  /**
   * `changed`: the right answer is another since it was learnt; `was` is the old one, site notation or a word. `facts`: the answer is
   * the same, and what the question shows of the move is not.
   */
  readonly why: "due" | "changed" | "facts" | "new";
  readonly was?: string;
  readonly isLeech: boolean;
}

export interface QueueSettings {
  readonly clock: Clock;
  /** How many cards of this deck may be new today; those of today count, those of other decks do not. */
  readonly newPerDay: number;
  /** How often each opponent is met, by the character's id: `meetingShares`. Without it all are met alike. */
  readonly meets?: ReadonlyMap<string, number>;
  /** How often each move has hit the player, by public id: new cards of these come first. */
  readonly hits?: ReadonlyMap<string, number> | undefined;
}

/**
 * What to ask now, in order: what is due, the longest waiting first; what a patch has changed; then new cards, mixed, those whose move is
 * met most surely first, then by how often the opponent is met times the damage left lying. Empty when all is done for today.
 */
export function nextCards(
  cards: readonly DrillCard[],
  { cards: reviews }: DrillHistory,
  settings: QueueSettings,
): QueuedCard[] {
  const { clock, newPerDay } = settings;
  const known = new Map(reviews.map((review) => [review.id, repairReview(review, clock.now)]));
  const due: { queued: QueuedCard; due: number }[] = [];
  const fresh: DrillCard[] = [];
  for (const card of cards) {
    const review = known.get(card.id);
    if (review === undefined) fresh.push(card);
    else if (isChanged(card, review))
      due.push({ queued: { card, why: "changed", was: review.words, isLeech: false }, due: clock.now });
    else if (review.due <= clock.now)
      due.push({ queued: { card, why: "due", isLeech: isLeech(review) }, due: review.due });
    else if (hasOtherFacts(card, review))
      due.push({ queued: { card, why: "facts", isLeech: false }, due: clock.now });
  }
  const left = Math.max(0, newPerDay - newOn(cards, reviews, clock));
  const ranked = hitFirst(byWorth(fresh, settings.meets), settings.hits ?? new Map());
  return [
    ...due.sort((a, b) => a.due - b.due).map(({ queued }) => queued),
    ...choose(
      ranked.map((card): QueuedCard => ({ card, why: "new", isLeech: false })),
      left,
    ),
  ];
}

/** How many of these cards were asked for the first time today. */
export function newOn(cards: readonly DrillCard[], reviews: DrillHistory["cards"], clock: Clock): number {
  const ids = new Set(cards.map(({ id }) => id));
  const today = dayOf(clock.now, clock);
  const isNew = (review: CardReview) => dayOf(repairReview(review, clock.now).first, clock) === today;
  return reviews.filter((review) => ids.has(review.id) && isNew(review)).length;
}

export function isLeech({ lapses }: CardReview): boolean {
  return lapses >= LEECH_LAPSES;
}

/**
 * How often each opponent is met, as shares that are 1 together, from numbers of matches: one's own record, or the population.
 * Everybody counts one match more, so that nobody is never met; without any matches all are met alike.
 */
export function meetingShares(
  matches: ReadonlyMap<string, number>,
  opponents: readonly string[],
): Map<string, number> {
  const counts = opponents.map(
    (opponent) => [opponent, 1 + Math.max(0, matches.get(opponent) ?? 0)] as const,
  );
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return new Map(counts.map(([opponent, count]) => [opponent, count / all]));
}

function byWorth(cards: readonly DrillCard[], meets: QueueSettings["meets"]): DrillCard[] {
  const even = meets === undefined || meets.size === 0 ? 1 : 1 / meets.size;
  return cards
    .map((card) => {
      const share = card.against === undefined ? even : (meets?.get(card.against) ?? even);
      return { card, worth: share * Math.max(card.damage, LEAST_DAMAGE) };
    })
    .sort((a, b) => b.card.met - a.card.met || b.worth - a.worth)
    .map(({ card }) => card);
}

/** From this predicted recall on a move counts as known. */
const KNOWN = 0.8;

/** Public ids of the opponent's moves that `me` knows how to punish: for a mark on the anti-guide. */
export function knownMoves(
  { cards }: DrillHistory,
  me: CharacterId,
  them: CharacterId,
  now: number,
): Set<string> {
  const prefix = `punish:${me}:${them}:`;
  const known = cards.filter(
    (review) => review.id.startsWith(prefix) && review.state === 2 && recallOf(review, now) >= KNOWN,
  );
  return new Set(known.map(({ id }) => id.slice(prefix.length)));
}

/** Ids of the cards that were answered wrong in the last days: for a deck of them. */
export function failedSince({ cards }: DrillHistory, days: number, { now }: Clock): Set<string> {
  const since = now - days * DAY_MS;
  return new Set(
    cards.flatMap(({ id, failedAt }) => (failedAt !== undefined && failedAt >= since ? [id] : [])),
  );
}
