import { expect, test } from "vitest";
import { stepInGrid } from "./step-in-grid.ts";

const SIZE = 42;

test.each([
  ["ArrowRight", false, 3, 6],
  ["ArrowLeft", false, 3, 4],
  ["ArrowUp", false, 2, 5],
  ["ArrowDown", false, 4, 5],
  ["PageUp", false, 0, 5],
  ["PageDown", false, 13, 5],
  ["Home", false, 3, 0],
  ["End", false, 3, 41],
  ["Home", true, 0, 0],
  ["End", true, 41, 41],
])("%s (Ctrl: %s) leads to row %i and column %i", (key, isCtrl, row, column) => {
  expect(stepInGrid({ row: 3, column: 5 }, { key, isCtrl }, SIZE)).toEqual({ row, column });
});

test("nothing leads out of the chart, and other keys nowhere", () => {
  const step = (place: number, key: string) =>
    stepInGrid({ row: place, column: place }, { key, isCtrl: false }, SIZE);
  expect(step(0, "ArrowUp")).toEqual({ row: 0, column: 0 });
  expect(step(41, "ArrowRight")).toEqual({ row: 41, column: 41 });
  for (const key of ["a", "Tab", "constructor"]) expect(step(3, key)).toBeUndefined();
});
