import { expect, test } from "vitest";
import { dayWords, monthWords } from "./date-words.ts";

test.each([
  { written: "2026-08", words: "August 2026" },
  { written: "2025-12", words: "December 2025" },
  { written: "2026-13", words: "2026-13" },
  { written: "soon", words: "soon" },
])("the month $written reads '$words'", ({ written, words }) => {
  expect(monthWords(written)).toBe(words);
});

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

test.each(["2026-03-07", "2026-03-17", "2023-12-01", "2024-02-29"])(
  "the day %s reads as English writes it",
  (day) => {
    expect(dayWords(day)).toBe(DAY.format(new Date(`${day}T00:00:00Z`)));
  },
);
