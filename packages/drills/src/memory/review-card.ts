import type { DrillCard } from "../cards/card.ts";
import type { Verdict } from "../cards/verdict.ts";
import { digestOf } from "../chance.ts";
import { DAY_MS } from "../day.ts";
import type { CardReview } from "./history.ts";

/** What a record is kept of: a card, or an exercise of the dojo. */
export type ReviewedCard = Pick<DrillCard, "id" | "answer"> & { readonly question: object };

/** How well a card was known: not, half or slowly, well, or at first sight. */
export type DrillGrade = "again" | "hard" | "good" | "easy";

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

/** Whether an answer took long, `ms` from the question on. */
export function isSlow(ms: number, { question }: DrillCard): boolean {
  return ms > SLOW_MS[question.kind];
}

/**
 * What an answer earns: wrong = again; what works, and the best but slow = hard; the best = good, and easy for who has never seen
 * the card: it was known before. `ms` from the question to the answer.
 */
export function gradeOf(verdict: Verdict, ms: number, card: DrillCard, isNew: boolean): DrillGrade {
  if (verdict === "wrong") return "again";
  if (verdict === "works" || isSlow(ms, card)) return "hard";
  return isNew ? "easy" : "good";
}

/** Whether another answer is right than when the card was learnt: a patch has changed it. */
export function isChanged({ answer }: Pick<DrillCard, "answer">, { digest }: CardReview): boolean {
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
export function factsOf({ question }: Pick<ReviewedCard, "question">): string {
  const facts = Object.entries(question).filter(([field]) => !NAMES.has(field));
  return digestOf(JSON.stringify(facts.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The forgetting curve of FSRS-6 and its default decay (open-spaced-repetition, "The Algorithm"): recall is 0.9 after `stability` days. */
const DECAY = -0.1542;
const FACTOR = 0.9 ** (1 / DECAY) - 1;

/** How likely the card is known now, 0 to 1, as FSRS predicts. */
export function recallOf({ stability, last }: CardReview, now: number): number {
  const days = Math.max(0, Math.floor((now - last) / DAY_MS));
  return (1 + (FACTOR * days) / stability) ** DECAY;
}

/** How likely a card would be answered right now, 0 to 1: FSRS counts a mistake as learnt on the spot, here it is not known until it was answered. */
export function knownNow(review: CardReview, now: number): number {
  return review.failedAt === review.last ? 0 : recallOf(review, now);
}
