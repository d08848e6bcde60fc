import { expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import {
  addCombo,
  appendCombos,
  changeCombo,
  duplicateCombo,
  findRemoved,
  insertCombos,
  moveCombo,
  removeCombo,
  restoreCombo,
} from "./combo-list.ts";

const row = (id: string, launcher = `df ${id}`): Combo => ({
  id,
  launchers: [launcher],
  followUps: [["1 2"]],
});
const table = [row("1"), row("2"), row("3")];
const ids = (combos: readonly Combo[]) => combos.map(({ id }) => id).join(" ");

test("a new row comes last, with an id above all others", () => {
  expect(ids(addCombo([row("9"), row("old-id")]))).toBe("9 old-id 10");
  expect(ids(addCombo([]))).toBe("1");
});

test("changing one row leaves the others the same objects", () => {
  const changed = changeCombo(table, "2", (combo) => ({ ...combo, launchers: ["uf 4"] }));
  expect(changed[1]?.launchers).toEqual(["uf 4"]);
  expect(changed[0]).toBe(table[0]);
  expect(changed[2]).toBe(table[2]);
  expect(changeCombo(table, "2", (combo) => combo)).toBe(table);
  expect(changeCombo(table, "9", () => row("9"))).toBe(table);
});

test("a deleted row comes back where it stood", () => {
  const removed = findRemoved(table, "2");
  const rest = removeCombo(table, "2");
  expect(ids(rest)).toBe("1 3");
  expect(removed && restoreCombo(rest, removed)).toEqual(table);
  expect(findRemoved(table, "9")).toBeUndefined();
  expect(removeCombo(table, "9")).toBe(table);
});

test("a deleted row comes back even when its place or its id is gone", () => {
  const removed = findRemoved(table, "3");
  const others = addCombo([row("1")]);
  expect(removed && ids(restoreCombo(others, removed))).toBe("1 2 3");
  expect(removed && ids(restoreCombo([row("3")], removed))).toBe("3 4");
});

test("a copy comes after its row", () => {
  const copied = duplicateCombo(table, "1");
  expect(ids(copied)).toBe("1 4 2 3");
  expect(copied[1]?.launchers).toEqual(["df 1"]);
});

test.each([
  [0, 2, "2 3 1"],
  [2, 0, "3 1 2"],
  [1, 1, "1 2 3"],
  [0, 99, "2 3 1"],
  [2, -5, "3 1 2"],
  [7, 0, "1 2 3"],
])("row %i moved to %i gives %s", (from, to, order) => {
  expect(ids(moveCombo(table, from, to))).toBe(order);
});

test("combos from elsewhere get new ids, and those already there are left out", () => {
  const others = [row("1"), row("1", "uf 4"), row("2", "uf 4"), { ...row("1"), name: "Named" }];
  const { combos, added, alreadyThere } = appendCombos(table, others);
  expect({ added, alreadyThere, ids: ids(combos) }).toEqual({ added: 2, alreadyThere: 2, ids: "1 2 3 4 5" });
  expect(combos.slice(0, 3)).toEqual(table);
});

test("combos are put in at a place", () => {
  expect(ids(insertCombos(table, 1, [{ launchers: ["1"], followUps: [["2"]] }]))).toBe("1 4 2 3");
});
