import { describe, expect, test } from "vitest";
import {
  addInput,
  addSequence,
  blankCombo,
  type Combo,
  canRemoveInput,
  chooseCharacter,
  isStillBlank,
  isUntouched,
  type Place,
  removeInput,
  removeSequence,
  renameCombo,
  setInput,
} from "./combo.ts";
import { MAX_NAME_LENGTH } from "./limits.ts";

const combo: Combo = {
  id: "1",
  launchers: ["df 2", "uf 4"],
  followUps: [["f f 2 t", "b 2 1"], ["ws 4 4"]],
};
const launcher = (index: number): Place => ({ cell: "launchers", sequence: 0, index });
const followUp = (sequence: number, index: number): Place => ({ cell: "followUps", sequence, index });

test("a new row waits for a launcher and a follow-up", () => {
  const blank = blankCombo("7");
  expect(blank).toEqual({ id: "7", launchers: [""], followUps: [[""]] });
  expect(isStillBlank(blank)).toBe(true);
  expect(isUntouched(blank)).toBe(true);
});

test("editing stays on while any entry is blank after trimming", () => {
  expect(isStillBlank(combo)).toBe(false);
  expect(isStillBlank(setInput(combo, launcher(1), "  "))).toBe(true);
  expect(isStillBlank(setInput(combo, followUp(1, 0), "\t"))).toBe(true);
  expect(isUntouched(setInput(combo, followUp(1, 0), ""))).toBe(false);
});

describe("inputs", () => {
  test("are written, added behind a place and removed", () => {
    expect(setInput(combo, followUp(0, 1), "df 1").followUps[0]).toEqual(["f f 2 t", "df 1"]);
    expect(addInput(combo, launcher(0)).launchers).toEqual(["df 2", "", "uf 4"]);
    expect(addInput(combo, followUp(1, 0), ["3", "4"]).followUps[1]).toEqual(["ws 4 4", "3", "4"]);
    expect(removeInput(combo, followUp(0, 0)).followUps).toEqual([["b 2 1"], ["ws 4 4"]]);
  });

  test("leave one launcher and one input of every sequence", () => {
    const one = removeInput(combo, launcher(0));
    expect(one.launchers).toEqual(["uf 4"]);
    expect(canRemoveInput(one, launcher(0))).toBe(false);
    expect(removeInput(one, launcher(0))).toBe(one);
    expect(removeInput(combo, followUp(1, 0))).toBe(combo);
  });

  test.each([launcher(2), launcher(-1), followUp(2, 0), followUp(0, 9), { ...launcher(0), sequence: 1 }])(
    "that are not there change nothing: %j",
    (place) => {
      expect(setInput(combo, place, "1")).toBe(combo);
      expect(addInput(combo, place)).toBe(combo);
      expect(removeInput(combo, place)).toBe(combo);
    },
  );

  test("with the same text are the same row", () => {
    expect(setInput(combo, launcher(0), "df 2")).toBe(combo);
  });
});

test("sequences are added and removed, the last one stays", () => {
  expect(addSequence(combo, 0).followUps).toEqual([["f f 2 t", "b 2 1"], [""], ["ws 4 4"]]);
  const one = removeSequence(combo, 0);
  expect(one.followUps).toEqual([["ws 4 4"]]);
  expect(removeSequence(one, 0)).toBe(one);
  expect(addSequence(combo, 5)).toBe(combo);
});

test("a row has a name and a character only while it has them", () => {
  const named = chooseCharacter(renameCombo(combo, " Wall carry "), "jin");
  expect(named).toMatchObject({ name: "Wall carry ", character: "jin" });
  expect(chooseCharacter(renameCombo(named, "  "), undefined)).toEqual(combo);
  expect(renameCombo(combo, "x".repeat(500)).name).toHaveLength(MAX_NAME_LENGTH);
});
