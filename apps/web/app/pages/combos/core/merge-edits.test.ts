import { expect, test } from "vitest";
import { blankCombo, type Combo } from "./combo.ts";
import { listEdits, mergeEdits } from "./merge-edits.ts";

const named = (id: string, name: string): Combo => ({ ...blankCombo(id), name });
const [one, two, mine, theirs] = [
  named("1", "one"),
  named("2", "two"),
  named("a", "mine"),
  named("b", "theirs"),
];

test("what both tabs added in the same instant is there", () => {
  const edits = listEdits([one], [one, mine]);
  expect(mergeEdits([one, theirs], edits)).toEqual([one, theirs, mine]);
});

test("a table that knows the edit stays the same object", () => {
  const table = [one, mine, theirs];
  expect(mergeEdits(table, listEdits([one], [one, mine]))).toBe(table);
});

test("a row that both changed is the other tab's, which wrote last; a row that it did not know changed is this tab's", () => {
  const [changed, other] = [named("1", "mine"), named("1", "theirs")];
  const edits = listEdits([one, two], [changed, two]);
  expect(mergeEdits([other, two], edits)).toEqual([other, two]);
  expect(mergeEdits([one, two, theirs], edits)).toEqual([changed, two, theirs]);
});

test("key after key, from wherever the other tab saw the row last", () => {
  const [first, second] = [named("1", "o"), named("1", "on")];
  const edits = [...listEdits([one], [first]), ...listEdits([first], [second])];
  for (const seen of [one, first, second])
    expect(mergeEdits([seen, theirs], edits)).toEqual([second, theirs]);
});

test("a deleted row does not come back, unless the other tab changed it", () => {
  const edits = listEdits([one, two], [two]);
  expect(mergeEdits([one, two, theirs], edits)).toEqual([two, theirs]);
  expect(mergeEdits([named("1", "changed"), two], edits)).toHaveLength(2);
});
