import type { Character, CharacterMoves } from "@tactician/contract";
import { expect, test } from "vitest";
import { movesById, offeredMove, offerMoves } from "./offered-moves.ts";

const list = {
  _id: "paul",
  name: "Paul",
  vocabulary: [],
  moves: ["1", "1,2", "df+2", "b+1"].map((id) => ({ id, command: id, name: `the ${id}` })),
} as unknown as CharacterMoves;
const sheet = {
  _id: "paul",
  counterSchema: [{ keyMovesToPunish: [{ move: "b 1" }] }],
  frameData: { "df 2": [{ id: "df+2" }], "b 1": [{ id: "b+1" }] },
} as unknown as Character;
const sum = (move: string) => ({
  them: "paul" as const,
  move,
  hits: 2,
  blocked: 0,
  punished: 0,
  hitIn: 1,
  matches: 1,
});

test("what was named before comes first, then key moves, then the owner's sheet, then all others", () => {
  const byId = movesById(list);
  const ids = (sums: ReturnType<typeof sum>[]) => offerMoves(sheet, byId, sums).map(({ id }) => id);
  expect(ids([])).toEqual(["Paul-b+1", "Paul-df+2", "Paul-1", "Paul-1,2"]);
  expect(ids([sum("Paul-1,2"), sum("Paul-gone")])).toEqual(["Paul-1,2", "Paul-b+1", "Paul-df+2", "Paul-1"]);
  expect(offerMoves(undefined, byId, []).map(({ id }) => id)).toEqual([
    "Paul-1",
    "Paul-1,2",
    "Paul-df+2",
    "Paul-b+1",
  ]);
});

test("a move that a patch has renamed is shown by its id", () => {
  expect(offeredMove(movesById(list), "Paul-gone")).toEqual({
    ...{ id: "Paul-gone", command: "Paul-gone", name: undefined, isGone: true },
  });
});
