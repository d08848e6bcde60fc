import { expect, test } from "vitest";
import { breakWords, throwClock } from "./drill-words.ts";

test("a throw leaves its startup to see it and 20 frames to break it", () => {
  expect(throwClock(15)).toEqual({ seen: 15, ms: expect.closeTo((35 * 1000) / 60) });
  expect(throwClock(undefined).seen).toBe(12);
  expect(breakWords(500, 12)).toBe("in 30 frames, in time");
  expect(breakWords(throwClock(12).ms, 12)).toBe("in 32 frames, in time");
  expect(breakWords(600, 12)).toBe("in 36 frames, 4 too late");
});
