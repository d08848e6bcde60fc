import { expect, test } from "vitest";
import { groupPunishers, isFromCrouch } from "./sheet-words.ts";

test("punishers are sorted by frames, the fastest first, standing ones apart from those out of crouch", () => {
  const rows = groupPunishers([
    { _id: "1", move: "b 1 2", frames: 12, note: "Only up close." },
    { _id: "2", move: "FC d 1", frames: 10 },
    { _id: "3", move: "2 4", frames: 10 },
    { _id: "4", move: "1 2", frames: 10 },
    { _id: "5", move: "ws 4 4", frames: 11 },
  ]);
  expect(rows).toEqual([
    { frames: 10, standing: [{ move: "2 4" }, { move: "1 2" }], crouching: [{ move: "FC d 1" }] },
    { frames: 11, standing: [], crouching: [{ move: "ws 4 4" }] },
    { frames: 12, standing: [{ move: "b 1 2", note: "Only up close." }], crouching: [] },
  ]);
});

test.each([
  { move: "ws 2", expected: true },
  { move: "WS 4 4", expected: true },
  { move: "FC d 1", expected: true },
  { move: "heat ws 2", expected: true },
  { move: "uf 4", expected: false },
  { move: "wr 3", expected: false },
  { move: "f 1+2", expected: false },
])("'$move' comes out of crouch: $expected", ({ move, expected }) => {
  expect(isFromCrouch(move)).toBe(expected);
});
