import { defined } from "@tactician/game";
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Clock } from "./day.ts";
import { type CardReview, repairReview } from "./memory/history.ts";
import type { Rating as CardRating } from "./memory/rating.ts";
import { type DrillGrade, factsOf, isChanged, type ReviewedCard } from "./memory/review-card.ts";

/*
 * When a card comes again: the library is loaded with the first answer, because a deck is shown without it.
 */

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/** No chance in it: the same reviews give the same days, so that tests and simulations can be repeated. */
const SCHEDULER = fsrs({ enable_fuzz: false });

/**
 * A card's record after one more answer. `before` is the record so far, of a clock that may have been set back since; without
 * one, or where the right answer is another by now, the card is learnt from its beginning. `rating` is the card's after the answer.
 */
export function reviewCard(
  card: ReviewedCard,
  before: CardReview | undefined,
  grade: DrillGrade,
  { now }: Clock,
  rating: CardRating | undefined = before?.rating,
): CardReview {
  const known = before && repairReview(before, now);
  const at = Math.max(now, known?.last ?? now);
  const memory =
    known === undefined || isChanged(card, known) ? createEmptyCard(new Date(at)) : memoryOf(known);
  const { card: next } = SCHEDULER.next(memory, new Date(at), RATINGS[grade]);
  const failedAt = grade === "again" ? at : known?.failedAt;
  const { stability, difficulty, reps, lapses } = next;
  return {
    ...{ id: card.id, due: next.due.getTime(), stability, difficulty },
    state: next.state === 0 ? 1 : next.state,
    ...{ step: next.learning_steps, scheduledDays: next.scheduled_days, reps, lapses },
    first: known?.first ?? at,
    last: at,
    ...defined({ failedAt }),
    digest: card.answer.digest,
    words: card.answer.words,
    facts: factsOf(card),
    ...defined({ rating }),
  };
}

function memoryOf({ due, stability, difficulty, state, reps, lapses, ...review }: CardReview): Card {
  return {
    ...{ due: new Date(due), stability, difficulty, elapsed_days: 0, reps, lapses, state },
    ...{ scheduled_days: review.scheduledDays, learning_steps: review.step },
    last_review: new Date(review.last),
  };
}
