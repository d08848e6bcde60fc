import { type DrillCard, ratingOf, streakOf } from "@tactician/drills";
import { expect, test } from "vitest";
import { DrillStore } from "./drill-store.ts";

const clock = { now: Date.UTC(2026, 10, 23, 12), timezoneOffset: 0 };
const CARD: DrillCard = {
  ...{ id: "throw break:jin:Jin-1+3", kind: "throw break", family: "1+3", met: 1, options: [], best: 0 },
  question: { kind: "throw break", move: "1+3", id: "Jin-1+3", levels: ["throw"] },
  ...{ answer: { digest: "00000000", words: "1" }, damage: 35, launches: false, moves: [], ownMoves: [] },
};

test("answers of the daily ten count the day as drilled and change the rating, and teach no card", async () => {
  const store = new DrillStore();
  await store.countOnly(CARD, "best", clock);
  const up = ratingOf(store.read().history.days).rating;
  await store.countOnly(CARD, "wrong", clock);
  const { days, cards } = store.read().history;
  expect(days).toMatchObject([{ day: "2026-11-23", answered: 2, right: 1 }]);
  expect(up).toBeGreaterThan(1500);
  expect(ratingOf(days).rating).toBeLessThan(up);
  expect(cards).toEqual([]);
  expect(streakOf(store.read().history, clock)).toBe(1);
});

test("a mis-tap takes back what the last answer changed, and nothing more", async () => {
  const store = new DrillStore();
  await store.answer(CARD, "easy", clock, "best");
  const before = store.read().history;
  expect(before.cards[0]?.rating?.rating).toBeLessThan(1500);
  await store.answer(CARD, "again", { ...clock, now: clock.now + 60_000 }, "wrong");
  expect(store.read().history).not.toEqual(before);
  store.takeBack();
  expect(store.read().history).toEqual(before);
  // Once is enough.
  store.takeBack();
  expect(store.read().history).toEqual(before);

  const fresh = new DrillStore();
  await fresh.answer(CARD, "again", clock, "wrong");
  fresh.takeBack();
  expect(fresh.read().history.cards).toEqual([]);
  expect(fresh.read().history.days).toEqual([{ day: "2026-11-23", answered: 0, right: 0 }]);
  expect(streakOf(fresh.read().history, clock)).toBe(0);
});
