import { streakOf } from "@tactician/drills";
import { expect, test } from "vitest";
import { DrillStore } from "./drill-store.ts";

test("answers of the daily ten count the day as drilled, and teach no card", () => {
  const store = new DrillStore();
  const clock = { now: Date.UTC(2026, 10, 23, 12), timezoneOffset: 0 };
  store.countOnly(true, clock);
  store.countOnly(false, clock);
  const { days, cards } = store.read().history;
  expect(days).toEqual([{ day: "2026-11-23", answered: 2, right: 1 }]);
  expect(cards).toEqual([]);
  expect(streakOf(store.read().history, clock)).toBe(1);
});
