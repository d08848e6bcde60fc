import { expect, test } from "vitest";
import { takes } from "./words.ts";

test.each([
  [["high", "mid"], "Catches highs and mids"],
  [["low", "throw"], "Catches lows and throws"],
  [["high", "mid", "punches"], "Catches high and mid punches"],
  [["left kicks"], "Catches left kicks"],
  [["high", "mid", "punches", "kicks"], "Catches high and mid punches and kicks"],
] as const)("%j reads %s", (catches, words) => {
  expect(takes(catches)).toBe(words);
});
