import { DAY_MS } from "../day.ts";
import { type Rating, UNRATED } from "./rating.ts";

/** What is remembered of one card. Times are milliseconds since 1970, stability days, as FSRS has them. */
export interface CardReview {
  /** `DrillCard.id`. */
  readonly id: string;
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  /** Of FSRS: 1 = being learnt, 2 = learnt, 3 = being learnt again. */
  readonly state: 1 | 2 | 3;
  /** Which of the short steps of learning comes next. */
  readonly step: number;
  readonly scheduledDays: number;
  readonly reps: number;
  readonly lapses: number;
  /** When it was asked for the first and for the last time, and last answered wrong. */
  readonly first: number;
  readonly last: number;
  readonly failedAt?: number;
  /** The answer that was learnt: `DrillCard.answer` of then. */
  readonly digest: string;
  readonly words: string;
  /** What the question showed of the move then, as `factsOf` has it; older records have none. */
  readonly facts?: string;
  /** How hard the card was for this player so far; older records have none. */
  readonly rating?: Rating;
}

/** What was answered on one day of the player's, `2026-11-23`. */
export interface DrillDay {
  readonly day: string;
  readonly answered: number;
  readonly right: number;
  /** The player's after the day's last rated answer. */
  readonly rating?: Rating;
}

/** All that is kept: plain JSON. */
export interface DrillHistory {
  readonly cards: readonly CardReview[];
  /** Oldest first. */
  readonly days: readonly DrillDay[];
  /** Public ids of moves that are marked. */
  readonly favourites: readonly string[];
}

/** The player's, after all these days. */
export function ratingOf(days: DrillHistory["days"]): Rating {
  return days.findLast(({ rating }) => rating !== undefined)?.rating ?? UNRATED;
}

export const NO_HISTORY: DrillHistory = { cards: [], days: [], favourites: [] };

/**
 * A record from a clock that was ahead, as by a year set back since: it was then last asked now, and is due as long from now as it
 * was from then. Records within a day of now stay: devices differ. Doing it again changes nothing.
 */
export function repairReview(review: CardReview, now: number): CardReview {
  if (review.last <= now + DAY_MS) return review;
  const early = review.last - now;
  return {
    ...review,
    last: now,
    due: review.due - early,
    first: Math.min(review.first, now),
    ...(review.failedAt !== undefined && { failedAt: Math.min(review.failedAt, now) }),
  };
}

/** `repairReview` of all: once after reading, and of what comes from a file. */
export function repairTimes(history: DrillHistory, now: number): DrillHistory {
  return { ...history, cards: history.cards.map((review) => repairReview(review, now)) };
}

/**
 * Two histories, of two devices or of a file, as one: of a card the newest review wins, of a day the larger count, and favourites of
 * both stay. The order of the two does not matter.
 */
export function mergeHistories(one: DrillHistory, other: DrillHistory): DrillHistory {
  const isLarger = (a: DrillDay, b: DrillDay) => {
    const more = a.answered - b.answered || a.right - b.right;
    return more === 0 ? JSON.stringify(a) > JSON.stringify(b) : more > 0;
  };
  const days = merged([...one.days, ...other.days], ({ day }) => day, isLarger);
  return {
    cards: merged([...one.cards, ...other.cards], ({ id }) => id, isNewer),
    days: days.sort((a, b) => (a.day < b.day ? -1 : 1)),
    favourites: [...new Set([...one.favourites, ...other.favourites])].sort(),
  };
}

function merged<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  wins: (one: Entry, other: Entry) => boolean,
): Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const known = kept.get(keyOf(entry));
    if (known === undefined || wins(entry, known)) kept.set(keyOf(entry), entry);
  }
  return [...kept.values()];
}

function isNewer(one: CardReview, other: CardReview): boolean {
  if (one.last !== other.last) return one.last > other.last;
  if (one.reps !== other.reps) return one.reps > other.reps;
  return JSON.stringify(one) > JSON.stringify(other);
}
