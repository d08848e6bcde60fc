import { expect, test } from "vitest";
import { takes } from "./words.ts";

test.each([
  [["high", "mid"], "Takes highs and mids"],
  [["low", "throw"], "Takes lows and throws"],
  [["high", "mid", "punches"], "Takes high and mid punches"],
  [["left kicks"], "Takes left kicks"],
  [["high", "mid", "punches", "kicks"], "Takes high and mid punches and kicks"],
] as const)("%j reads %s", (catches, words) => {
  expect(takes(catches)).toBe(words);
});
