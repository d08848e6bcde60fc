import { defined } from "@tactician/game";
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Verdict } from "./cards/verdict.ts";
import { type Clock, dayOf } from "./day.ts";
import { rate } from "./glicko2.ts";
import { type CardReview, type DrillDay, ratingOf, repairReview } from "./memory/history.ts";
import type { Rating as SkillRating } from "./memory/rating.ts";
import { type DrillGrade, factsOf, isChanged, type ReviewedCard } from "./memory/review-card.ts";

/*
 * When a card comes again: the library is loaded with the first answer, and what counts it, because a deck is shown without them.
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
  rating: SkillRating | undefined = before?.rating,
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

/** An answer as days count it; with `against`, the card's rating, it counts as a game against the card. */
export interface CountedAnswer {
  readonly verdict: Verdict;
  readonly against?: SkillRating | undefined;
}

const SCORES = { best: 1, works: 0.5, wrong: 0 } as const satisfies Record<Verdict, number>;

/** The day after one more answer; `before` are all days, the oldest first, of which only today's changes. */
export function countAnswer(
  before: readonly DrillDay[],
  { verdict, against }: CountedAnswer,
  clock: Clock,
): DrillDay {
  const day = dayOf(clock.now, clock);
  const today = before.find((one) => one.day === day);
  const { answered, right } = today ?? { answered: 0, right: 0 };
  const rating = against && rate(ratingOf(before), [{ opponent: against, score: SCORES[verdict] }]);
  return {
    day,
    answered: answered + 1,
    right: right + (verdict === "wrong" ? 0 : 1),
    ...defined({ rating: rating ?? today?.rating }),
  };
}

/** A card's rating after an answer: who misses it loses to it. */
export function ratingOfCard(card: SkillRating, player: SkillRating, verdict: Verdict): SkillRating {
  return rate(card, [{ opponent: player, score: 1 - SCORES[verdict] }]);
}
