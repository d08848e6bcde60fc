import { expect, test } from "vitest";
import { addWindow, formatDuration, formatProgress } from "./feed.ts";

const NOON = Date.parse("2026-08-01T12:00:00Z") / 1000;

test("a line covers the window and the whole run", () => {
  const first = { to: NOON + 1400, from: NOON + 700, matches: 5000, added: 5000, leftSeconds: 7000 };
  const second = { to: NOON + 700, from: NOON, matches: 6000, added: 12, leftSeconds: 6300 };
  const progress = [first, second].reduce(addWindow, { matches: 0, added: 0, playSeconds: 0 });
  expect(progress).toEqual({ matches: 11_000, added: 5012, playSeconds: 1400 });
  expect(formatProgress(second, progress, 20)).toBe(
    "2026-08-01 12:00  6,000 matches, 12 new | 11,000 so far, 550 a second, 2 min left",
  );
});

test("the last line says that there is no more", () => {
  const window = { to: NOON + 700, from: NOON, matches: 1, added: 1, leftSeconds: 0 };
  const progress = { matches: 1, added: 1, playSeconds: 700 };
  expect(formatProgress(window, progress, 0)).toMatch(/up to date$/);
});

test.each([
  [0, "0 s"],
  [89, "89 s"],
  [90, "2 min"],
  [3600, "60 min"],
  [12_000, "3 h 20 min"],
  [432_000, "5 days"],
])("%d s are %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
