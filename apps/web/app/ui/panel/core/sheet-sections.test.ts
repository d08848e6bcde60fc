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

const empty = {
  gamePlan: [],
  pressure: [],
  traps: [],
  defence: [],
  creatorNotes: [],
  chainThrows: [],
  stances: [],
};
const full: Parameters<typeof sheetSections>[0] = {
  gamePlan: [{ _id: "1", role: "Poke", range: "close", move: "1", why: "Quick." }],
  pressure: [],
  traps: [{ _id: "2", move: "1 2", hit: 2, catches: 10, why: "No time." }],
  defence: [{ _id: "3", kind: "Panic", move: "d 1", why: "Ducks.", against: "Wait." }],
  creatorNotes: [notes],
  chainThrows: [chain],
  stances: [{ token: "JGS", name: "Jaguar Step", entry: [], from: [], best: [], attacks: 0 }],
};

const ids = (character: Parameters<typeof sheetSections>[0]) => sheetSections(character).map(({ id }) => id);

test("a sheet with everything has every section once", () => {
  expect(ids(full).toSorted()).toEqual(Object.values(SECTION).toSorted());
});

test("panels that a character does not have are not in the index", () => {
  const always = ids(empty);
  const { notes: ofNotes, chains, plan, pressure, defence, stances, ...others } = SECTION;
  expect(always.toSorted()).toEqual(Object.values(others).toSorted());
  expect(ids({ ...empty, creatorNotes: [notes] })).toEqual(expect.arrayContaining([ofNotes]));
  expect(ids({ ...empty, chainThrows: [chain] })).not.toContain(ofNotes);
  for (const id of [chains, plan, pressure, defence, stances]) expect(always).not.toContain(id);
});
