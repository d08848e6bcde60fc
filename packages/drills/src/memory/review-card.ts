import { defined } from "@tactician/game";
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { DrillCard } from "../cards/card.ts";
import { digestOf } from "../chance.ts";
import { type CardReview, type Clock, type DrillDay, dayOf, repairReview } from "./history.ts";

/** How well a card was known: wrong, right but slow, right. */
export type DrillGrade = "again" | "hard" | "good";

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const;

/** No chance in it: the same reviews give the same days, so that tests and simulations can be repeated. */
const SCHEDULER = fsrs({ enable_fuzz: false });

/** Milliseconds after which a right answer was slow. A route is read, a throw is broken by reflex. */
const SLOW_MS: Readonly<Record<DrillCard["question"]["kind"], number>> = {
  punish: 6000,
  string: 8000,
  part: 8000,
  "throw break": 2000,
  turn: 5000,
  route: 12_000,
  punisher: 6000,
  "heat engager": 6000,
};

/** What an answer earns: wrong = again, right but slow = hard, right = good. `ms` from the question to the answer. */
export function gradeOf(isRight: boolean, ms: number, { question }: DrillCard): DrillGrade {
  if (!isRight) return "again";
  return ms > SLOW_MS[question.kind] ? "hard" : "good";
}

/**
 * A card's record after one more answer. `before` is the record so far, of a clock that may have been set back since; without
 * one, or where the right answer is another by now, the card is learnt from its beginning.
 */
export function reviewCard(
  card: DrillCard,
  before: CardReview | undefined,
  grade: DrillGrade,
  { now }: Clock,
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
  };
}

/** The day's count after one more answer; `before` are all days, of which only today's changes. */
export function countAnswer(before: readonly DrillDay[], isRight: boolean, clock: Clock): DrillDay {
  const day = dayOf(clock.now, clock);
  const { answered, right } = before.find((one) => one.day === day) ?? { answered: 0, right: 0 };
  return { day, answered: answered + 1, right: right + (isRight ? 1 : 0) };
}

/** Whether another answer is right than when the card was learnt: a patch has changed it. */
export function isChanged({ answer }: DrillCard, { digest }: CardReview): boolean {
  return answer.digest !== digest;
}

/**
 * Whether the question shows another frame, level or state of the move than when the card was learnt, although the answer may be the
 * same. The memory stays; the card is due once.
 */
export function hasOtherFacts(card: DrillCard, { facts }: CardReview): boolean {
  return facts !== undefined && facts !== factsOf(card);
}

/** Names and notes are no facts: the source words them otherwise now and then. */
const NAMES: ReadonlySet<string> = new Set(["kind", "move", "id", "name", "note", "launchers"]);

/** What a question shows of the game, as a digest. */
function factsOf({ question }: DrillCard): string {
  const facts = Object.entries(question).filter(([field]) => !NAMES.has(field));
  return digestOf(JSON.stringify(facts.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** How likely the card is known now, 0 to 1, as FSRS predicts. */
export function recallOf(review: CardReview, now: number): number {
  const { last } = review;
  return SCHEDULER.get_retrievability(memoryOf(review), new Date(Math.max(now, last)), false);
}

/** How likely a card would be answered right now, 0 to 1: FSRS counts a mistake as learnt on the spot, here it is not known until it was answered. */
export function knownNow(review: CardReview, now: number): number {
  return review.failedAt === review.last ? 0 : recallOf(review, now);
}

function memoryOf({ due, stability, difficulty, state, reps, lapses, ...review }: CardReview): Card {
  return {
    ...{ due: new Date(due), stability, difficulty, elapsed_days: 0, reps, lapses, state },
    ...{ scheduled_days: review.scheduledDays, learning_steps: review.step },
    last_review: new Date(review.last),
  };
}
