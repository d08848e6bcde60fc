import { expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import { readComboFile, writeComboFile } from "./combo-file.ts";
import { MAX_FILE_BYTES } from "./combo-limits.ts";
import { writeStoredCombos } from "./stored-combos.ts";

const combos: readonly Combo[] = [
  {
    id: "1",
    name: "Staple",
    character: "jack-8",
    launchers: ["df 2"],
    followUps: [["1 2", "f f 2 t"], ["3"]],
  },
  { id: "2", launchers: ["uf 4"], followUps: [["b 2 1"]] },
];

test("a file is read as it was written", () => {
  expect(readComboFile(writeComboFile(combos))).toEqual({ combos, skipped: 0 });
  expect(readComboFile(`\uFEFF${writeComboFile(combos)}`)).toEqual({ combos, skipped: 0 });
});

test("a copy of what the browser keeps is read as well", () => {
  expect(readComboFile(writeStoredCombos(combos))).toEqual({ combos, skipped: 0 });
});

test("entries that are no combos are counted, the others read", () => {
  const text = JSON.stringify([combos[1], 7, { launchers: [{}] }, { launchers: ["x".repeat(9_000)] }]);
  expect(readComboFile(text)).toMatchObject({ combos: [{ id: "1", launchers: ["uf 4"] }], skipped: 3 });
});

test.each([
  ["", "not JSON"],
  ["{", "not JSON"],
  ["{}", "no combos"],
  ["[]", "no combos"],
  ["null", "no combos"],
  ['{"combos":{}}', "no combos"],
  ['{"combos":[1,2]}', "no combos"],
  ['{"format":"tactician-combos","version":2,"combos":[]}', "newer version"],
  [" ".repeat(MAX_FILE_BYTES + 1), "too large"],
  [JSON.stringify(Array.from({ length: 5_001 }, () => combos[1])), "more than 5000"],
])("a file that is none says why", (text, reason) => {
  expect(readComboFile(text)).toEqual({ problem: expect.stringContaining(reason) });
});
