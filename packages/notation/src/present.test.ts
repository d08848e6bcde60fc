import { expect, test } from "vitest";
import { presentMove } from "./present.ts";
import { TOKENS } from "./token-table.ts";

/** What notations mode shows and copying gives. */
function shownText(notation: string): string {
  return presentMove(notation, ["ZEN", "JGS"])
    .pieces.map(({ text, tight }) => (tight ? text : ` ${text}`))
    .join("");
}

test.each([
  { notation: "df 2 1", text: "df 2 1" },
  { notation: "b f 2 3 holdf", text: "b f 2 3 ~F" },
  { notation: "ch ws 4", text: "CH WS 4" },
  { notation: "ZEN u 1 t", text: "ZEN u 1 T" },
  { notation: "(2) 4 holdf", text: "(2) 4 ~F" },
  { notation: "f n d df just 2", text: "f n d df:2" },
  { notation: "[ 2 quick 1 ] 4", text: "[ 2~1 ] 4" },
  { notation: "1 or 2", text: "1 / 2" },
  { notation: "(dash) d 2", text: "(dash) d 2" },
  { notation: "b 1+2 (parry)", text: "b 1+2 (parry)" },
  { notation: "(sidestep left) 2", text: "(sidestep left) 2" },
  { notation: "heat 2+3", text: "heat 2+3" },
  { notation: "(2 hits", text: "(2 hits" },
  { notation: "(2) 4 (parry) 1", text: "(2) 4 (parry) 1" },
  { notation: "no such thing", text: "no such thing" },
  { notation: "", text: "" },
])("'$notation' is shown as '$text'", ({ notation, text }) => {
  expect(shownText(notation)).toBe(text);
});

test.each([
  "df 2 1",
  "b f 2 3 holdf",
  "(2) 4 holdf",
  "f n d df just 2",
  "[ 2 quick 1 ] 4",
  "qcf 1+2",
  "ch fc df 4",
])("what '%s' shows pastes as the same move", (notation) => {
  const ids = (move: string) => presentMove(move, ["ZEN"]).pieces.map(({ id }) => id);
  expect(ids(shownText(notation))).toEqual(ids(notation));
});

test("every token of the vocabulary has a form, and those with a picture show it", () => {
  for (const { id, icon } of TOKENS) {
    const [piece] = presentMove(id, []).pieces;
    if (icon !== undefined) expect(piece, id).toMatchObject({ form: "icon", id, icons: [icon] });
    expect(piece?.text, id).not.toBe("");
  }
});

test("a motion shows the pictures of its directions, other tokens without a picture are text", () => {
  const { pieces } = presentMove("ZEN qcf 1+2 T! just (dash) cd", ["ZEN"]);
  expect(pieces.map(({ form, icons }) => [form, ...icons.map(({ className }) => className)])).toEqual([
    ["chip"],
    ["motion", "mi-d", "mi-df", "mi-f"],
    ["icon", "mi-1-2"],
    ["icon", "mi-t"],
    ["glue"],
    ["word"],
    ["chip"],
  ]);
});

test("a move that was presented before is not read again", () => {
  const stances = ["ZEN"];
  expect(presentMove("ZEN 1", stances)).toBe(presentMove("ZEN 1", stances));
  expect(presentMove("ZEN 1", [])).not.toEqual(presentMove("ZEN 1", stances));
});

test.each([
  ["(db 4) 3", ["db", "4"]],
  ["ch (df 1 2) 4", ["df", "1", "2"]],
  ["2 (1) 2", ["1"]],
  ["(sidestep left) 2", []],
  ["(dash) (2) 4", ["2"]],
  ["(2 4", []],
])("of '%s' the hits %j do not connect", (notation, missed) => {
  const { pieces } = presentMove(notation, []);
  expect(pieces.flatMap((piece) => (piece.missed ? piece.id : []))).toEqual(missed);
});

test.each([
  ["df 2 1", "down forward plus 2, 1"],
  ["(db 4) 3", "down back plus 4 not connecting, 3"],
  ["ch (df 1) 4", "counter hit down forward plus 1 not connecting, 4"],
  ["2 (1) 2", "2, 1 not connecting, 2"],
  ["(2 4", "open parenthesis, 2, 4"],
])("a screen reader hears '%s' as one phrase", (notation, phrase) => {
  expect(presentMove(notation, []).phrase).toBe(phrase);
});
