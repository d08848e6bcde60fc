import { expect, test } from "vitest";
import { median, percentile, slowestInteraction } from "./statistics.ts";

test.each([
  [[1, 2, 3, 4], 75, 3],
  [[4, 1, 3, 2], 100, 4],
  [[5], 95, 5],
  [[], 95, Number.POSITIVE_INFINITY],
])("of %j, %i of 100 do not exceed %i", (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test("the median of an even number of values is the lower one of the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

test.each([
  [49, 49],
  [50, 49],
  [99, 98],
  [100, 98],
])("of 1 to %i, one in fifty left out, the slowest is %i", (count, expected) => {
  expect(slowestInteraction(Array.from({ length: count }, (_, index) => index + 1))).toBe(expected);
});

test("without an interaction there is no slowest one", () => {
  expect(slowestInteraction([])).toBe(Number.POSITIVE_INFINITY);
});
