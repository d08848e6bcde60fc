import { expect, test } from "vitest";
import { type CharacterSort, sortRows } from "./records.ts";

const row = (gameId: number, wins: number, losses: number, estimate?: number) => ({
  gameId,
  tally: { wins, losses, draws: 0 },
  points: estimate === undefined ? undefined : { estimate, low: -20, high: 20 },
});

/** Named B, C, A, D; the last was never met. */
const ROWS = [row(1, 1, 1, 2), row(2, 2, 0, 1), row(3, 1, 4, -3), row(4, 0, 0)];
const nameOf = (gameId: number) => "?BCAD"[gameId] ?? "?";

test.each([
  ["name", "ascending", [3, 1, 2, 4]],
  ["name", "descending", [4, 2, 1, 3]],
  ["matches", "descending", [3, 1, 2, 4]],
  ["matches", "ascending", [4, 1, 2, 3]],
  ["ratio", "ascending", [3, 1, 2, 4]],
  ["ratio", "descending", [2, 1, 3, 4]],
  ["estimate", "ascending", [3, 2, 1, 4]],
  ["estimate", "descending", [1, 2, 3, 4]],
] as const)("by %s, %s", (column, direction, order) => {
  const sort: CharacterSort = { column, direction };
  expect(sortRows(ROWS, sort, nameOf).map(({ gameId }) => gameId)).toEqual(order);
});
