import { expect, test } from "vitest";
import { monthWords } from "./month-words.ts";

test.each([
  { written: "2026-08", words: "August 2026" },
  { written: "2025-12", words: "December 2025" },
  { written: "2026-13", words: "2026-13" },
  { written: "soon", words: "soon" },
])("the month $written reads '$words'", ({ written, words }) => {
  expect(monthWords(written)).toBe(words);
});
