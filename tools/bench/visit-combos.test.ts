import { expect, test } from "vitest";
import { SHORTEST_MS, timePresses } from "./visit-combos.ts";

test("each press takes as long as its longest event, in the order of the presses", () => {
  const events = [
    { startedAt: 300, tookMs: 40 },
    { startedAt: 100, tookMs: 24 },
    { startedAt: 180, tookMs: 32 },
  ];
  expect(timePresses([100, 200, 300], events)).toEqual([32, SHORTEST_MS, 40]);
});

test("what began before the first press belongs to none", () => {
  expect(timePresses([100], [{ startedAt: 50, tookMs: 90 }])).toEqual([SHORTEST_MS]);
  expect(timePresses([], [{ startedAt: 50, tookMs: 90 }])).toEqual([]);
});
