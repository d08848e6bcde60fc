import { expect, test } from "vitest";
import { blankCombo, type Combo } from "./combo.ts";
import { countFitting, isDrawable, TABLE_WEIGHT, weightOf } from "./limits.ts";

const usual: Combo = {
  id: "1",
  launchers: ["df 2"],
  followUps: [Array.from({ length: 12 }, () => "b f 2 1")],
};

test("a usual combo is drawn, and hundreds of them stand in the table at once", () => {
  expect(isDrawable(usual)).toBe(true);
  expect(
    countFitting(
      Array.from({ length: 300 }, () => usual),
      TABLE_WEIGHT,
    ),
  ).toBe(300);
});

test("a combo of thousands of letters, or of inputs, is not drawn", () => {
  expect(isDrawable({ ...usual, launchers: ["1 ".repeat(2_000)] })).toBe(false);
  expect(isDrawable({ ...usual, followUps: [Array.from({ length: 2_000 }, () => "")] })).toBe(false);
});

test("a list is shown as far as its weight allows, and never not at all", () => {
  const blank = blankCombo("1");
  expect(countFitting([blank, blank, blank], 2 * weightOf(blank))).toBe(2);
  expect(countFitting([blank, blank], 1)).toBe(1);
  expect(countFitting([], 1)).toBe(0);
});
