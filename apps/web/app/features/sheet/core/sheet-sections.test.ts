import { expect, test } from "vitest";
import { SECTION, sheetSections } from "./sheet-sections.ts";

const notes = { author: "Tactician", stapleCombo: [], notes: [{ title: "Defend", content: "Block." }] };
const chain = {
  _id: "king-chainThrows-0",
  name: "Arm Breaker",
  throw: ["qcf 1"],
  throwBreak: ["1"],
  followUp: [],
  followUpBreak: [],
};

const ids = (character: Parameters<typeof sheetSections>[0]) => sheetSections(character).map(({ id }) => id);

test("a sheet with everything has every section once", () => {
  const all = ids({ creatorNotes: [notes], chainThrows: [chain] });
  expect(all.toSorted()).toEqual(Object.values(SECTION).toSorted());
});

test("panels that a character does not have are not in the index", () => {
  expect(ids({ creatorNotes: [], chainThrows: [] })).not.toContain(SECTION.notes);
  expect(ids({ creatorNotes: [notes], chainThrows: [] })).not.toContain(SECTION.chains);
});
