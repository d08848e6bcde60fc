import { expect, test } from "vitest";
import { added, damageLines, deleted } from "./words.ts";

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

test("added combos are counted, and what else became of them is said", () => {
  expect(added({ added: 2, alreadyThere: 1 })).toBe("2 combos added, 1 was already there.");
  expect(added({ added: 1, alreadyThere: 0 })).toBe("1 combo added.");
  expect(added({ added: 0, alreadyThere: 3, skipped: 1 })).toBe(
    "0 combos added, 3 were already there, 1 could not be read.",
  );
});

test("one deleted combo is called by its name, several are counted", () => {
  expect(deleted("Wall carry", 1)).toBe("“Wall carry” deleted.");
  expect(deleted(undefined, 1)).toBe("Combo deleted.");
  expect(deleted("Wall carry", 3)).toBe("3 combos deleted.");
});
