import { expect, test } from "vitest";
import { easeInOut, scrollPosition } from "../smooth-scroll.ts";

test("starts at 0, passes the half in the middle, ends at 1 and never goes back", () => {
  expect([easeInOut(0), easeInOut(0.5), easeInOut(1)]).toEqual([0, 0.5, 1]);
  let before = 0;
  for (let t = 0; t <= 1; t += 0.01) {
    expect(easeInOut(t)).toBeGreaterThanOrEqual(before);
    before = easeInOut(t);
  }
});

test("time outside the scroll stays at its ends", () => {
  expect([-1, 7].map(easeInOut)).toEqual([0, 1]);
});

test("a scroll of 500 ms ends exactly at its goal, up as well as down; without motion it is there at once", () => {
  expect(scrollPosition(900, 100, 500, 500)).toBe(100);
  expect(scrollPosition(0, 2000, 250, 500)).toBe(1000);
  expect(scrollPosition(40, 1234.5, 999, 500)).toBe(1234.5);
  expect(scrollPosition(0, 2000, 0, 0)).toBe(2000);
});
