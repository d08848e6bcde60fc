import { describe, expect, test } from "vitest";
import {
  addCombo,
  addInput,
  addSequence,
  appendCombos,
  blankCombo,
  type Combo,
  changeCombo,
  chooseCharacter,
  duplicateCombo,
  findRemoved,
  formatCell,
  guessStances,
  insertCombos,
  isStillBlank,
  isUntouched,
  moveCombo,
  type Place,
  removeInput,
  removeSequence,
  renameCombo,
  restoreCombo,
  setInput,
  withCell,
  withoutBlanks,
} from "./combo.ts";
import { countFitting, isDrawable, MAX_NAME_LENGTH, TABLE_WEIGHT, weightOf } from "./combo-limits.ts";

const combo: Combo = {
  id: "1",
  launchers: ["df 2", "uf 4"],
  followUps: [["f f 2 t", "b 2 1"], ["ws 4 4"]],
};
const launcher = (index: number): Place => ({ cell: "launchers", sequence: 0, index });
const followUp = (sequence: number, index: number): Place => ({ cell: "followUps", sequence, index });

test("a row is still blank while any entry is, and untouched while all are", () => {
  expect([isStillBlank(blankCombo("7")), isUntouched(blankCombo("7"))]).toEqual([true, true]);
  expect(isStillBlank(combo)).toBe(false);
  expect(isStillBlank(setInput(combo, launcher(1), "  "))).toBe(true);
  expect(isStillBlank(setInput(combo, followUp(1, 0), "\t"))).toBe(true);
  expect(isUntouched(setInput(combo, followUp(1, 0), ""))).toBe(false);
});

describe("inputs", () => {
  test("are written, added behind a place and removed", () => {
    expect(setInput(combo, followUp(0, 1), "df 1").followUps[0]).toEqual(["f f 2 t", "df 1"]);
    expect(setInput(combo, launcher(0), "df 2")).toBe(combo);
    expect(addInput(combo, launcher(0)).launchers).toEqual(["df 2", "", "uf 4"]);
    expect(removeInput(combo, followUp(0, 0)).followUps).toEqual([["b 2 1"], ["ws 4 4"]]);
  });

  test("leave one launcher and one input of every sequence", () => {
    const one = removeInput(combo, launcher(0));
    expect(one.launchers).toEqual(["uf 4"]);
    expect(removeInput(one, launcher(0))).toBe(one);
    expect(removeInput(combo, followUp(1, 0))).toBe(combo);
  });

  test.each([launcher(2), followUp(2, 0), followUp(0, 9), { ...launcher(0), sequence: 1 }])(
    "that are not there change nothing: %j",
    (place) => {
      for (const edit of [setInput, addInput, removeInput]) expect(edit(combo, place, "1")).toBe(combo);
    },
  );
});

test("sequences are added and removed, the last one stays", () => {
  expect(addSequence(combo).followUps).toEqual([["f f 2 t", "b 2 1"], ["ws 4 4"], [""]]);
  const one = removeSequence(combo, 0);
  expect(one.followUps).toEqual([["ws 4 4"]]);
  expect(removeSequence(one, 0)).toBe(one);
});

test("a row has a name and a character only while it has them", () => {
  const named = chooseCharacter(renameCombo(combo, " Wall carry "), "jin");
  expect(named).toMatchObject({ name: "Wall carry ", character: "jin" });
  expect(chooseCharacter(renameCombo(named, "  "), undefined)).toEqual(combo);
  expect(renameCombo(combo, "x".repeat(500)).name).toHaveLength(MAX_NAME_LENGTH);
});

const row = (id: string, start = `df ${id}`): Combo => ({ id, launchers: [start], followUps: [["1 2"]] });
const table = [row("1"), row("2"), row("3")];
const ids = (combos: readonly Combo[]) => combos.map(({ id }) => id).join(" ");

describe("the table", () => {
  test("gets a new row at its end, with an id above all others", () => {
    expect(ids(addCombo([row("9"), row("old-id")]))).toBe("9 old-id 10");
    expect(ids(addCombo([]))).toBe("1");
  });

  test("changes one row and leaves the others the same objects", () => {
    const changed = changeCombo(table, "2", (before) => ({ ...before, launchers: ["uf 4"] }));
    expect(changed[1]?.launchers).toEqual(["uf 4"]);
    expect([changed[0] === table[0], changed[2] === table[2]]).toEqual([true, true]);
    expect(changeCombo(table, "2", (before) => before)).toBe(table);
    expect(changeCombo(table, "9", () => row("9"))).toBe(table);
  });

  test("takes a deleted row back where it stood, even when its place or its id is gone", () => {
    expect(restoreCombo([row("1"), row("3")], { combo: row("2"), index: 1 })).toEqual(table);
    const last = { combo: row("3"), index: 2 };
    expect(findRemoved(table, "3")).toEqual(last);
    expect(findRemoved(table, "9")).toBeUndefined();
    expect(ids(restoreCombo([row("1"), row("2")], last))).toBe("1 2 3");
    expect(ids(restoreCombo([row("3")], last))).toBe("3 4");
  });

  test("has a copy behind its row, and rows put in or moved to any place", () => {
    expect(duplicateCombo(table, "1")[1]).toEqual({ ...row("1"), id: "4" });
    expect(ids(insertCombos(table, 1, [row("x")]))).toBe("1 4 2 3");
    expect([ids(moveCombo(table, 0, 2)), ids(moveCombo(table, 2, 0))]).toEqual(["2 3 1", "3 1 2"]);
  });

  test("takes others' combos in with new ids, and leaves out those already there", () => {
    const others = [row("1"), row("1", "uf 4"), row("2", "uf 4"), { ...row("1"), name: "Named" }];
    const { combos, ...counts } = appendCombos(table, others);
    expect(counts).toEqual({ added: 2, alreadyThere: 2 });
    expect(ids(combos)).toBe("1 2 3 4 5");
    expect(combos.slice(0, 3)).toEqual(table);
  });
});

test("without blanks: inputs of the cell and whole lines go, one always stays", () => {
  const gaps = { id: "1", launchers: ["", "df 2", " "], followUps: [["", "b f 2", ""], ["", ""], ["d 1"]] };
  expect(withoutBlanks(gaps, "launchers")).toEqual({ ...gaps, launchers: ["df 2"] });
  expect(withoutBlanks(gaps, "followUps")).toEqual({ ...gaps, followUps: [["b f 2"], ["d 1"]] });
  const blank = { id: "1", launchers: ["", ""], followUps: [[""], ["", ""]] };
  expect(withoutBlanks(blank, "launchers").launchers).toEqual([""]);
  expect(withoutBlanks(blank, "followUps").followUps).toEqual([[""]]);
  expect(withoutBlanks(combo, "followUps")).toBe(combo);
});

test("a cell as text reads back as what was written; an emptied one keeps a blank input", () => {
  const odd = { ...combo, followUps: [["b 2 1", "__proto__ 1"], ["3"]] };
  expect(formatCell(odd, "followUps")).toBe("b 2 1\n__proto__ 1\n\n3");
  for (const cell of ["launchers", "followUps"] as const)
    expect(withCell(odd, cell, formatCell(odd, cell))).toEqual(odd);
  expect(withCell(odd, "launchers", " \n\n").launchers).toEqual([""]);
  expect(withCell(odd, "followUps", "").followUps).toEqual([[""]]);
});

test("words in capitals pass for stances, each once and in one order", () => {
  const followUps = [
    ["ZEN 1 2", "b f 2"],
    ["DES 3", "ZEN 4", "d b 2"],
  ];
  expect(guessStances({ ...combo, followUps })).toEqual(["DES", "ZEN"]);
  expect(guessStances({ ...combo, followUps: [["A", "HELLOWORLD"]] })).toEqual([]);
});

test("hundreds of usual combos are drawn at once, one of thousands of letters or inputs is not", () => {
  const usual = { ...combo, followUps: [Array.from({ length: 12 }, () => "b f 2 1")] };
  expect(isDrawable(usual)).toBe(true);
  expect(countFitting(Array(300).fill(usual), TABLE_WEIGHT)).toBe(300);
  expect(isDrawable({ ...usual, launchers: ["1 ".repeat(2_000)] })).toBe(false);
  expect(isDrawable({ ...usual, followUps: [Array.from({ length: 2_000 }, () => "")] })).toBe(false);
});

test("a list is shown as far as its weight allows, and never not at all", () => {
  const blank = blankCombo("1");
  expect(countFitting([blank, blank, blank], 2 * weightOf(blank))).toBe(2);
  expect(countFitting([blank, blank], 1)).toBe(1);
  expect(countFitting([], 1)).toBe(0);
});
