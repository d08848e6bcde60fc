import { expect, test } from "vitest";
import { damageLines } from "./damage-words.ts";

test("one estimate is one number, several launchers give a range", () => {
  expect(damageLines([{ min: 62, max: 62 }])).toEqual(["about 62 damage"]);
  expect(damageLines([{ min: 58, max: 62 }])).toEqual(["about 58 to 62 damage"]);
});

test("of several lines each says which one it is, and nothing is said where nothing is known", () => {
  expect(damageLines([{ min: 62, max: 62 }, undefined, { min: 48, max: 48 }])).toEqual([
    "Line 1: about 62 damage",
    "Line 3: about 48 damage",
  ]);
  expect(damageLines([undefined])).toEqual([]);
});
