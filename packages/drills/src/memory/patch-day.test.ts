import { type FactChange, type History, type Movelist, withoutGameChanges } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import type { DrillCard } from "../cards/card.ts";
import { listCards } from "../cards/list-cards.ts";
import { DAY_MS } from "../day.ts";
import { reviewCard } from "../schedule.ts";
import { kingAgainstJin } from "../testing/decks.ts";
import { type DrillHistory, NO_HISTORY } from "./history.ts";
import { nextCards, type QueuedCard } from "./next-cards.ts";

/* What a step of a history does to cards that were learnt the day before it. */

const clock = { now: Date.UTC(2026, 2, 20, 12), timezoneOffset: 0 };
const today = listCards(kingAgainstJin(), "a");

const block = (move: string, from: number, to: number): FactChange => ({
  move: key(move),
  field: "block",
  from: { min: from },
  to: { min: to },
  kind: "changed",
});

/** The deck before facts of Jin changed, by undoing the step. */
function deckBefore(...changed: FactChange[]): DrillCard[] {
  const history: History = {
    character: "jin",
    since: "2024-01-25",
    steps: [{ date: "2026-03-20", changed }],
  };
  return listCards(
    kingAgainstJin((jin: Movelist) => withoutGameChanges(jin, history, "2026-03-17")),
    "a",
  );
}

/** Everything of a deck learnt an hour ago, and known for months. */
function learnt(cards: readonly DrillCard[]): DrillHistory {
  return {
    ...NO_HISTORY,
    cards: cards.map((card) => ({
      ...reviewCard(card, undefined, "good", { ...clock, now: clock.now - 3_600_000 }),
      state: 2,
      due: clock.now + 90 * DAY_MS,
    })),
  };
}

function queueAfter(...changed: FactChange[]): QueuedCard[] {
  return nextCards(today, learnt(deckBefore(...changed)), { clock, newPerDay: 0 });
}

const told = (queue: readonly QueuedCard[]) => queue.map(({ why, card }) => `${why} ${card.id}`).sort();

test("a day without a step makes nothing due", () => {
  expect(today.length).toBeGreaterThan(100);
  expect(queueAfter()).toEqual([]);
});

test("the cards whose answer a step changes are due again, and only those", () => {
  // -12 before, -19 today: another punisher, and still the visitor's turn to punish, at other frames.
  const queue = queueAfter(block("d+3+4", -12, -19));
  expect(told(queue)).toEqual(["changed punish:king:jin:Jin-d+3+4", "facts turn:king:jin:Jin-d+3+4:block"]);
  const changed = queue.find(({ why }) => why === "changed");
  expect(changed?.was).toBeDefined();
  expect(changed?.was).not.toBe(changed?.card.answer.words);
});

test("a card that shows other frames is due again although its answer is the same", () => {
  const history = learnt(deckBefore(block("d+3+4", -21, -19)));
  expect(told(nextCards(today, history, { clock, newPerDay: 0 }))).toEqual([
    "facts punish:king:jin:Jin-d+3+4",
    "facts turn:king:jin:Jin-d+3+4:block",
  ]);
});

test("once asked with the new facts it is not due again, and what was known stays known", () => {
  const [queued] = queueAfter(block("d+3+4", -21, -19));
  const known = learnt(deckBefore(block("d+3+4", -21, -19))).cards.find(({ id }) => id === queued?.card.id);
  if (queued === undefined || known === undefined) throw new Error("no card");
  const again = reviewCard(queued.card, known, "good", clock);
  expect(again.reps).toBe(known.reps + 1);
  expect(nextCards([queued.card], { ...NO_HISTORY, cards: [again] }, { clock, newPerDay: 0 })).toEqual([]);
});

test("records from before facts were kept are due when they are due", () => {
  const old = learnt(deckBefore(block("d+3+4", -21, -19))).cards.map(({ facts, ...review }) => review);
  expect(nextCards(today, { ...NO_HISTORY, cards: old }, { clock, newPerDay: 0 })).toEqual([]);
});
