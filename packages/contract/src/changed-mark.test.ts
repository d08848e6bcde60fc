import { expect, test } from "vitest";
import { changedWords, dayBefore } from "./changed-mark.ts";

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
