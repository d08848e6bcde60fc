import { expect, test } from "vitest";
import { foldState, isCircumstance, isCommonState, isCrouched } from "./states.ts";

test.each([
  { state: "fc", crouched: true, circumstance: false, common: true },
  { state: "HFC", crouched: true, circumstance: false, common: true },
  { state: "ws", crouched: true, circumstance: false, common: true },
  { state: "CD", crouched: false, circumstance: false, common: true },
  { state: "wr", crouched: false, circumstance: false, common: true },
  { state: "heat", crouched: false, circumstance: true, common: true },
  { state: "otg", crouched: false, circumstance: true, common: false },
  { state: "ZEN", crouched: false, circumstance: false, common: false },
  { state: "1", crouched: false, circumstance: false, common: false },
])("$state: crouched $crouched, circumstance $circumstance, common $common", (row) => {
  expect(isCrouched(row.state)).toBe(row.crouched);
  expect(isCircumstance(row.state)).toBe(row.circumstance);
  expect(isCommonState(row.state)).toBe(row.common);
});

test("the sides of a sidestep are one state, and case tells no states apart", () => {
  expect(["ssl", "SSR", "ss"].map(foldState)).toEqual(["ss", "ss", "ss"]);
  expect(["FC", "CD", "ZEN"].map(foldState)).toEqual(["fc", "cd", "zen"]);
});
