import { moveVocabulary } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { rewriteText } from "@tactician/notation";
import { expect, test } from "vitest";
import { parseWriting } from "../../typed/writing.ts";
import { createNoteReader } from "./read-note.ts";

function readerOf(character: "jin" | "king", asTyped?: (text: string) => string) {
  const movelist = frozenMovelist(character);
  return createNoteReader({ ...movelist, vocabulary: moveVocabulary(movelist) }, asTyped);
}
const jin = readerOf("jin");
const king = readerOf("king");

/** What players write about Jin, and the moves in it as typed and by id. */
const ABOUT_JIN: readonly (readonly [note: string, ...moves: (readonly [typed: string, id: string])[]])[] = [
  ["Block df2, then launch.", ["df2", "df+2"]],
  ["d/f+2 is -12", ["d/f+2", "df+2"]],
  ["DF+2 on reaction", ["DF+2", "df+2"]],
  ["he does df 2 all day", ["df 2", "df+2"]],
  ["df2?", ["df2", "df+2"]],
  ["(df2)", ["df2", "df+2"]],
  ["df2/b1", ["df2", "df+2"], ["b1", "b+1"]],
  ["df2 -> b1", ["df2", "df+2"], ["b1", "b+1"]],
  ["df2 > f4", ["df2", "df+2"], ["f4", "f+4"]],
  ["b+1, f+4", ["b+1", "b+1"], ["f+4", "f+4"]],
  ["ends round with 1,2,3", ["1,2,3", "1,2,3"]],
  ["1,2 then throw", ["1,2", "1,2"]],
  ["1+2 is slow", ["1+2", "1+2"]],
  ["WS 1,2 punishes lows", ["WS 1,2", "ws1,2"]],
  ["ws1,2", ["ws1,2", "ws1,2"]],
  ["ws 2 at 15", ["ws 2", "ws2"]],
  ["ws2: launch", ["ws2", "ws2"]],
  ["ZEN 1,3 is the mixup", ["ZEN 1,3", "ZEN.1,3"]],
  ["ZEN.1,3 is the mixup", ["ZEN.1,3", "ZEN.1,3"]],
  ["ZEN 1", ["ZEN 1", "ZEN.1"]],
  ["duck db4!", ["db4", "db+4"]],
  ["d3+4 low", ["d3+4", "d+3+4"]],
  ["d 3+4 low", ["d 3+4", "d+3+4"]],
  ["f,F+2 closes in", ["f,F+2", "f,F+2"]],
  ["uf4 over lows", ["uf4", "uf+4"]],
  ["u/f+4 over lows", ["u/f+4", "uf+4"]],
  ["CH b1 into combo", ["b1", "b+1"]],
  ["step left vs b4", ["b4", "b+4"]],
  ["f4\nb4", ["f4", "f+4"], ["b4", "b+4"]],
  ["2 hits"],
  ["at 10 he is punishable"],
  ["i13 punish, -13 on block"],
  ["+4 on hit"],
  ["-10~-9"],
  ["won 3-1, lost 2:3"],
  ["3/4 of the time he ducks"],
  ["2.5 seconds"],
  ["1"],
  ["press 4"],
  ["12 frames"],
  ["wait 1 2 3 then go"],
  ["b 2 times"],
  ["u 2? gg"],
  ["f 3 hits"],
  ["P1 side, T8 season 2"],
  ["he is 3D chess"],
  ["break 1 or 2"],
  ["patch 2.01 nerfed him"],
  ["2nd hit is high"],
  ["50/50 after throw"],
  ["df9 and xy2 are nothing"],
  ["electric and zen are words"],
  ["<b>df2</b>", ["df2", "df+2"]],
  ["__proto__ constructor 1"],
  ["v1 b5 d0"],
  ["x".repeat(4000)],
  [""],
];

test.each(ABOUT_JIN.map(([note, ...moves]) => ({ note, moves })))("$note", ({ note, moves }) => {
  const pieces = jin(note);
  expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("")).toBe(note);
  expect(pieces.flatMap((piece) => (typeof piece === "string" ? [] : [[piece.text, piece.move.id]]))).toEqual(
    moves,
  );
});

test("moves are those of the character whom the note is about", () => {
  const ids = (pieces: ReturnType<typeof jin>) =>
    pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece.move.id]));
  expect(ids(king("f,hcf+1 is Giant Swing, break 1"))).toEqual(["f,hcf+1"]);
  expect(ids(jin("f,hcf+1 is Giant Swing, break 1"))).toEqual([]);
  expect(ids(king("JGS 1, not ZEN 1"))).toEqual(["JGS.1"]);
});

test("buttons of a pad are read as the visitor writes them", () => {
  const xbox = (text: string) => rewriteText(text, { writing: parseWriting("xbox", "letters") });
  const read = readerOf("jin", xbox);
  expect(read("A good df+Y, B is bad").filter((piece) => typeof piece !== "string")).toMatchObject([
    { text: "df+Y", move: { id: "df+2" } },
  ]);
});

test("the longest note is read whole", () => {
  const moves = jin("df2 b1 1 2 ws ".repeat(300).slice(0, 4000)).filter((piece) => typeof piece !== "string");
  expect(moves.length).toBeGreaterThan(500);
});
