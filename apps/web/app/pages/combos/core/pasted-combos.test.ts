import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blankCombo, type Combo, chooseCharacter } from "../../../kept/core/combo.ts";
import { pasteInto, splitPasted } from "./pasted-combos.ts";

/** `df+2 | uf+4 > 1 > 2`: launchers, then the route. */
const shown = (text: string) =>
  splitPasted(text).map(({ name, launchers, followUps }) =>
    [...(name === undefined ? [] : [`${name}:`]), launchers.join(" | "), ...followUps.flat()].join(" > "),
  );

describe("a whole combo is split", () => {
  test.each([
    ["df+2 ⏵ f,F+2 T! > b+2,1", "df+2 > f,F+2 T! > b+2,1"],
    ["df+2->f+4--> 3,1=>b+4", "df+2 > f+4 > 3,1 > b+4"],
    ["df 2 → b 2 1 ➜ 4", "df 2 > b 2 1 > 4"],
    ["df 2 into b 2 1 ~ into 4", "df 2 > b 2 1 > 4"],
    ["df+2 ~> dash 3,1", "df+2 > dash 3,1"],
    ["uf+4, 3,1, df+3", "uf+4 > 3,1 > df+3"],
    ["df+2, 1, f+3", "df+2,1 > f+3"],
    ["uf+4,df+1,f,F+2,b+4", "uf+4 > df+1 > f,F+2 > b+4"],
    ["ws+2 - b+4 T - df+1", "ws+2 > b+4 T > df+1"],
    ["df+2 / uf+4 > 3,1", "df+2 | uf+4 > 3,1"],
    ["6n23RP > 기상RK, 3AP > ６６ＲＰ", "6n23RP > 기상RK, 3AP > ６６ＲＰ"],
    ["6n23RP＞기상RK＞횡이동 LP", "6n23RP > 기상RK > 횡이동 LP"],
    ["立ち途中RP→6☆23RP→WP WK", "立ち途中RP > 6☆23RP > WP WK"],
    ["6n23RP、立ち途中RP、AP AK", "6n23RP > 立ち途中RP > AP AK"],
    ["CH b+1+4 or ws+2 ⏵ 4", "CH b+1+4 | ws+2 > 4"],
    ["Wall carry: df+2 > 3,1", "Wall carry: > df+2 > 3,1"],
  ])("%s", (text, combo) => {
    expect(shown(text)).toEqual([combo]);
  });
});

test.each([
  "df+2,1",
  "1, 2, 1",
  "EWGF",
  "b+2,1,d+2",
  "f 3 / 4",
  "hello, world",
  "just some words > and more",
  "",
  " \n ",
])("a single move or none is an ordinary paste: %j", (text) => {
  expect(splitPasted(text)).toEqual([]);
});

test("each line is a combo, and one that goes on with an arrow belongs to the line before", () => {
  const text = "Midscreen:\n• df+2 > b+4 T\n   > 3,1\nuf+4 >\ndf+1 > b+2,1\r\n\r\nOld ones\n1,2 > 3";
  expect(shown(text)).toEqual([
    "Midscreen: > df+2 > b+4 T > 3,1",
    "uf+4 > df+1 > b+2,1",
    "Old ones: > 1,2 > 3",
  ]);
});

test("lines of one move each are one combo", () => {
  expect(shown("df+2\nf,F+2 T!\nb+2,1")).toEqual(["df+2 > f,F+2 T! > b+2,1"]);
  expect(shown("Staple\ndf+2\nf,F+2 T!")).toEqual(["Staple: > df+2 > f,F+2 T!"]);
});

test("words behind the last combo are kept as an input", () => {
  expect(shown("df+2 > 1\nworks on everybody")).toEqual(["df+2 > 1 > works on everybody"]);
});

test("a movelist knows where moves end without an arrow", () => {
  const moves = (text: string) => (text === "df+2,b+2,1" ? ["df+2", "b+2,1"] : []);
  expect(splitPasted("df+2,b+2,1", moves)).toMatchObject([{ launchers: ["df+2"], followUps: [["b+2,1"]] }]);
  expect(splitPasted("df+2,1", moves)).toEqual([]);
});

test("a book is not taken apart", () => {
  expect(splitPasted("df+2 > 1\n".repeat(5_000))).toEqual([]);
});

test("whatever is pasted, every button arrives", () => {
  const piece = fc.constantFrom(
    "df+2",
    "1",
    "f,F+3",
    "b 2 1",
    ">",
    "⏵",
    "->",
    ",",
    ", ",
    " ",
    "\n",
    "dash",
    "x:",
    "/",
    "(2)",
  );
  const buttons = (text: string) => text.replace(/[^1-4]/g, "");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const combos = splitPasted(text);
      const arrived = combos.map(
        ({ name = "", launchers, followUps }) => name + launchers.join("") + followUps.flat().join(""),
      );
      if (combos.length > 0) expect(buttons(arrived.join(""))).toBe(buttons(text));
    }),
    { numRuns: 200 },
  );
});

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
