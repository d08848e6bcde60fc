import type { DrillCard } from "../cards/card.ts";
import {
  type CardReview,
  type Clock,
  DAY_MS,
  type DrillDay,
  type DrillHistory,
  dayOf,
  repairReview,
} from "./history.ts";
import { hasOtherFacts, isChanged, recallOf } from "./review-card.ts";

/** From this predicted recall on a move counts as known. */
const KNOWN = 0.8;

/** How far somebody is with a deck. */
export interface DrillProgress {
  /** Cards to repeat by the end of today, changed ones too. */
  readonly due: number;
  /** Cards that have left the first steps of learning, out of `all`. */
  readonly learnt: number;
  readonly all: number;
  /** Mean predicted recall of the cards that were asked at least once, 0 to 1; absent before the first. */
  readonly recall?: number;
}

/** The figures of one deck; records of cards that the deck has no more count nowhere. */
export function progressOf(
  cards: readonly DrillCard[],
  { cards: reviews }: DrillHistory,
  clock: Clock,
): DrillProgress {
  const known = new Map(reviews.map((review) => [review.id, repairReview(review, clock.now)]));
  const today = dayOf(clock.now, clock);
  const seen = cards.flatMap((card) => {
    const review = known.get(card.id);
    if (review === undefined) return [];
    return { review, changed: isChanged(card, review), hasNewFacts: hasOtherFacts(card, review) };
  });
  const isDue = ({ due }: CardReview): boolean => dayOf(due, clock) <= today;
  const recall = seen.reduce(
    (sum, { review, changed }) => sum + (changed ? 0 : recallOf(review, clock.now)),
    0,
  );
  return {
    due: seen.filter(({ review, changed, hasNewFacts }) => changed || hasNewFacts || isDue(review)).length,
    learnt: seen.filter(({ review, changed }) => !changed && review.state === 2).length,
    all: cards.length,
    ...(seen.length === 0 ? {} : { recall: recall / seen.length }),
  };
}

/** Public ids of the opponent's moves that `me` knows how to punish: for a mark on the anti-guide. */
export function knownMoves({ cards }: DrillHistory, me: string, them: string, now: number): Set<string> {
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

/** The last `count` days up to today, the oldest first, with none for the days on which nothing was answered. */
export function calendarOf({ days }: DrillHistory, count: number, clock: Clock): DrillDay[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, place) => {
    const day = dayOf(clock.now - (count - 1 - place) * DAY_MS, clock);
    return byDay.get(day) ?? { day, answered: 0, right: 0 };
  });
}

/** Days in a row with an answer, up to today or, while today has none yet, up to yesterday. */
export function streakOf({ days }: DrillHistory, clock: Clock): number {
  const practised = new Set(days.filter(({ answered }) => answered > 0).map(({ day }) => day));
  const isDone = (ago: number): boolean => practised.has(dayOf(clock.now - ago * DAY_MS, clock));
  const from = isDone(0) ? 0 : 1;
  let ago = from;
  while (isDone(ago)) ago += 1;
  return ago - from;
}
