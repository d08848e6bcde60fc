import { expect, test } from "vitest";
import { formatCount, formatDecimal } from "./numbers.ts";

const COUNT = new Intl.NumberFormat("en-GB");

test.each([0, 7, 999, 1000, 12_345, 570_057, 1_234_567, 100_000_000])(
  "%i is written as English does",
  (count) => {
    expect(formatCount(count)).toBe(COUNT.format(count));
  },
);

test("decimals are written where they are zeros too", () => {
  expect([formatDecimal(48.64), formatDecimal(50), formatDecimal(66.666, 2)]).toEqual([
    "48.6",
    "50.0",
    "66.67",
  ]);
});
