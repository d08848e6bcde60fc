import { expect, test } from "vitest";
import { withoutBlanks } from "./without-blanks.ts";

const combo = { id: "1", launchers: ["", "df 2", " "], followUps: [["", "b f 2", ""], ["", ""], ["d 1"]] };

test("blank inputs of the cell go, those of the other stay", () => {
  expect(withoutBlanks(combo, "launchers")).toEqual({ ...combo, launchers: ["df 2"] });
});

test("a line with nothing in it goes as a whole", () => {
  expect(withoutBlanks(combo, "followUps")).toEqual({ ...combo, followUps: [["b f 2"], ["d 1"]] });
});

test("one launcher and one follow-up always stay, blank or not", () => {
  const blank = { id: "1", launchers: ["", ""], followUps: [[""], ["", ""]] };
  expect(withoutBlanks(blank, "launchers").launchers).toEqual([""]);
  expect(withoutBlanks(blank, "followUps").followUps).toEqual([[""]]);
});

test("without blanks nothing changes, not even the object", () => {
  const full = { id: "1", launchers: ["df 2"], followUps: [["d 1"]] };
  expect(withoutBlanks(full, "followUps")).toBe(full);
});
