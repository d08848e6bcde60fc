import { expect, test } from "vitest";
import { effectWords, levelWords } from "./facts-words.ts";

test.each([
  { levels: "h, h, m", words: "high, high, mid" },
  { levels: "l, M", words: "low, mid (also grounded)" },
  { levels: "m!", words: "mid (cannot be blocked)" },
  { levels: "sm", words: "special mid" },
  { levels: "t (airborne)", words: "throw (airborne)" },
  { levels: "mid, high", words: "mid, high" },
  { levels: "?", words: "?" },
])("the levels '$levels' read '$words'", ({ levels, words }) => {
  expect(levelWords(levels)).toBe(words);
});

test.each([
  { advantage: "+27a (+17)", words: ["opponent in the air"] },
  { advantage: "+14cg", words: ["opponent crouching", "opponent can still guard"] },
  { advantage: "+0th", words: ["throw"] },
  { advantage: "-9~-8", words: [] },
  { advantage: "-14", words: [] },
  { advantage: "+5xyz", words: [] },
])("$advantage says $words", ({ advantage, words }) => {
  expect(effectWords(advantage)).toEqual(words);
});
