import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

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
