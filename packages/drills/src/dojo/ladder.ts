import { digestOf } from "../chance.ts";
import type { Clock } from "../day.ts";
import { type CardReview, type DrillHistory, repairReview } from "../memory/history.ts";
import { type DrillGrade, isChanged, type ReviewedCard } from "../memory/review-card.ts";
import type { Exercise } from "./exercise.ts";

/** Tries of a round; all of them right is learnt. */
export const DOJO_TRIES = 5;

/** Exercises that take some ten minutes, at a minute for a few rounds of each. */
export const TEN_MINUTES = 8;

/** What is remembered of an exercise, as of a card: another input or another window is learnt anew. */
export function exerciseCard({ id, notation, steps }: Exercise): ReviewedCard {
  const digest = digestOf(JSON.stringify(steps.map(({ shown, ...input }) => input)));
  return { id, answer: { digest, words: notation }, question: {} };
}

/** Whether a record is one of the dojo, by its id. */
export function isExercise(id: string): boolean {
  return id.startsWith("dojo:");
}

/** What a round earns: five of five is known, three or more with effort. From which side they were done does not matter. */
export function gradeOfRound(right: number): DrillGrade {
  if (right >= DOJO_TRIES) return "good";
  return right >= 3 ? "hard" : "again";
}

/** Whether the last round was right in whole, and the input is still the same. */
export function isLearnt(exercise: Exercise, review: CardReview | undefined): boolean {
  return (
    review !== undefined && review.failedAt !== review.last && !isChanged(exerciseCard(exercise), review)
  );
}

/**
 * What to train now, in order: what is due or has changed, the longest waiting first, then what is new, the easiest first. What was
 * trained and is not due yet is left out.
 */
export function nextExercises(
  { cards }: DrillHistory,
  exercises: readonly Exercise[],
  { now }: Clock,
): Exercise[] {
  const known = new Map(cards.map((review) => [review.id, repairReview(review, now)]));
  const due: { exercise: Exercise; due: number }[] = [];
  const fresh: Exercise[] = [];
  for (const exercise of exercises) {
    const review = known.get(exercise.id);
    if (review === undefined) fresh.push(exercise);
    else if (isChanged(exerciseCard(exercise), review)) due.push({ exercise, due: now });
    else if (review.due <= now) due.push({ exercise, due: review.due });
  }
  return [...due.sort((a, b) => a.due - b.due).map(({ exercise }) => exercise), ...fresh];
}
