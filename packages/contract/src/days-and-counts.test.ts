import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changedWords,
  counted,
  countInWords,
  dataWords,
  dayAndTime,
  dayBefore,
  dayWords,
  monthWords,
  roundCount,
  shortDay,
  signedCount,
  timeOfDay,
} from "./days-and-counts.ts";

test.each([
  { written: "2026-08", words: "August 2026" },
  { written: "2025-12", words: "December 2025" },
  { written: "2026-13", words: "2026-13" },
  { written: "soon", words: "soon" },
])("the month $written reads '$words'", ({ written, words }) => {
  expect(monthWords(written)).toBe(words);
});

test("frame data is of a month, and after the last patch that is known", () => {
  expect(dataWords("2026-08", "3.00")).toBe("August 2026, after patch 3.00");
  expect(dataWords("2026-08", undefined)).toBe("August 2026");
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

test.each(["no day", "", "2026-13-01", "2026-08"])("%j is no day and stays as it is", (text) => {
  expect(dayWords(text)).toBe(text);
});

test("a patch is told by its month, wherever the visitor is", () => {
  expect(changedWords("2025-06-01")).toBe("changed in June 2025");
  expect(changedWords("2025-12-31")).toBe("changed in December 2025");
});

test("the day before a day", () => {
  expect(["2025-04-01", "2024-03-01", "2026-01-01"].map(dayBefore)).toEqual([
    "2025-03-31",
    "2024-02-29",
    "2025-12-31",
  ]);
});

test("numbers are words up to twelve", () => {
  expect([0, 1, 12, 13].map(countInWords)).toEqual(["no", "one", "twelve", "13"]);
});

test.each([
  [12, "+12"],
  [-7, "−7"],
  [0, "±0"],
])("a change of %i is %s", (change, words) => {
  expect(signedCount(change)).toBe(words);
});

test("counts are read with their noun", () => {
  expect(counted(1, "match", "matches")).toBe("1 match");
  expect(counted(1200, "match", "matches")).toBe("1,200 matches");
});

const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

test("an instant reads as English writes it", () => {
  const instants = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(instants, (at) => {
      expect(shortDay(at)).toBe(SHORT_DAY.format(at * 1000));
      expect(timeOfDay(at)).toBe(TIME.format(at * 1000));
      expect(dayAndTime(at)).toBe(MOMENT.format(at * 1000));
    }),
  );
});

const ROUND_COUNT = new Intl.NumberFormat("en-GB", { notation: "compact", compactDisplay: "long" });

test.each([0, 7, 99, 999, 1000, 1049, 9949, 9950, 99_499, 999_499, 999_500, 5_240_000, 999_500_000, 3e9])(
  "%d is rounded as English rounds it",
  (count) => {
    expect(roundCount(count)).toBe(ROUND_COUNT.format(count));
  },
);

test("every count is rounded as English rounds it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000_000 }), (count) => {
      expect(roundCount(count)).toBe(ROUND_COUNT.format(count));
    }),
  );
});
