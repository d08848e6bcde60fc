import { expect, test } from "vitest";
import { chanceOf, draw } from "./chance.ts";
import { intervalOf } from "./interval.ts";

// Of Brown, Cai and DasGupta, "Interval Estimation for a Binomial Proportion".
test.each([
  [0, 100, 0, 3.7],
  [10, 100, 5.52, 17.44],
  [100, 100, 96.3, 100],
])("%i wrong of %i", (wrong, checked, from, to) => {
  expect(intervalOf(wrong, checked)).toEqual({ from, to });
});

test("nothing checked says nothing", () => {
  expect(intervalOf(0, 0)).toBeUndefined();
});

test("a seed draws the same, each at most once", () => {
  const items = Array.from({ length: 50 }, (_, place) => place);
  const drawn = draw(items, 20, chanceOf(3));
  expect(drawn).toEqual(draw(items, 20, chanceOf(3)));
  expect(new Set(drawn).size).toBe(20);
  expect(draw(items, 99, chanceOf(4)).toSorted((a, b) => a - b)).toEqual(items);
});
