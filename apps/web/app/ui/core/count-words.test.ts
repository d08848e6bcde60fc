import { expect, test } from "vitest";
import { counted, formatCount, signed } from "./count-words.ts";

test.each([
  [12, "+12"],
  [-7, "−7"],
  [0, "±0"],
])("a change of %i is %s", (change, words) => {
  expect(signed(change)).toBe(words);
});

test("counts are read with their noun", () => {
  expect(counted(1, "match", "matches")).toBe("1 match");
  expect(counted(1200, "match", "matches")).toBe("1,200 matches");
});

const COUNT = new Intl.NumberFormat("en-GB");

test.each([0, 7, 999, 1000, 12_345, 570_057, 1_234_567, 100_000_000])(
  "%i is written as English does",
  (count) => {
    expect(formatCount(count)).toBe(COUNT.format(count));
  },
);
