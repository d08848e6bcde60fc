import { expect, test } from "vitest";
import { blankCombo, type Combo, chooseCharacter } from "./combo.ts";
import { pasteInto } from "./paste-into.ts";
import { splitPasted } from "./pasted-combos.ts";

const launcher = { cell: "launchers", sequence: 0, index: 0 } as const;
const followUp = { cell: "followUps", sequence: 0, index: 0 } as const;
const full: Combo = { id: "1", launchers: ["df 2"], followUps: [["1 2", "b 4"]] };

test("a combo fills a blank row, name included", () => {
  const pasted = splitPasted("Carry:\ndf+2 / uf+4 > 3,1 > b+4");
  expect(pasteInto([blankCombo("1"), full], "1", launcher, pasted)).toEqual([
    { id: "1", name: "Carry", launchers: ["df+2", "uf+4"], followUps: [["3,1", "b+4"]] },
    full,
  ]);
});

test("further combos become rows behind it, for the same character", () => {
  const row = chooseCharacter(blankCombo("4"), "jin");
  const rows = pasteInto([row, full], "4", launcher, splitPasted("df+2 > 1\nuf+4 > 2"));
  expect(rows.map(({ id, character, launchers }) => [id, character, launchers[0]])).toEqual([
    ["4", "jin", "df+2"],
    ["5", "jin", "uf+4"],
    ["1", undefined, "df 2"],
  ]);
});

test("nothing that was typed is written over", () => {
  expect(pasteInto([full], "1", launcher, splitPasted("ws+2 > 3"))[0]).toMatchObject({
    launchers: ["df 2", "ws+2"],
    followUps: [["1 2", "b 4"], ["3"]],
  });
  expect(pasteInto([full], "1", followUp, splitPasted("ws+2 > 3"))[0]?.followUps).toEqual([
    ["1 2", "ws+2", "3", "b 4"],
  ]);
});

test("in a follow-up every line is a line of its own", () => {
  const rows = pasteInto([blankCombo("1")], "1", followUp, splitPasted("3,1 > b+4\ndf+1 / d+1 > 2"));
  expect(rows).toMatchObject([
    {
      launchers: [""],
      followUps: [
        ["3,1", "b+4"],
        ["df+1 / d+1", "2"],
      ],
    },
  ]);
});

test("without a row, or without a combo, nothing happens", () => {
  const table = [full];
  expect(pasteInto(table, "9", launcher, splitPasted("1 > 2"))).toBe(table);
  expect(pasteInto(table, "1", launcher, [])).toBe(table);
});
