import { expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import { formatCell, withCell } from "./plain-combo.ts";

const combo: Combo = { id: "1", launchers: ["uf 4", "df 2"], followUps: [["b 2 1", "__proto__ 1"], ["3"]] };

test("a cell reads back as what was written", () => {
  expect(formatCell(combo, "followUps")).toBe("b 2 1\n__proto__ 1\n\n3");
  for (const cell of ["launchers", "followUps"] as const)
    expect(withCell(combo, cell, formatCell(combo, cell))).toEqual(combo);
});

test("an emptied cell keeps one blank input", () => {
  expect(withCell(combo, "launchers", " \n\n").launchers).toEqual([""]);
  expect(withCell(combo, "followUps", "").followUps).toEqual([[""]]);
});
