import type { CharacterTally } from "@tactician/statistics";
import { expect, test } from "vitest";
import { type CharacterSort, heatBand, sortRows, winLossChart } from "./records.ts";

const row = (gameId: number, wins: number, losses: number): CharacterTally => ({
  gameId,
  tally: { wins, losses, draws: 1 },
  ratio: 50,
  isSmall: false,
});

const mine = [row(8, 5, 3), row(2, 1, 4)];

test("the owner's bars are 'My', anybody else's 'User'", () => {
  const labels = (isOwner: boolean) => winLossChart(mine, undefined, isOwner).sets.map(({ label }) => label);
  expect(labels(true)).toEqual(["My Wins", "My Losses"]);
  expect(labels(false)).toEqual(["User Wins", "User Losses"]);
});

test("wins and losses stand over their characters, draws in neither", () => {
  const { gameIds, sets } = winLossChart(mine, undefined, true);
  expect(gameIds).toEqual([8, 2]);
  expect(sets.map(({ values }) => values)).toEqual([
    [5, 1],
    [3, 4],
  ]);
});

test("a comparison adds its own bars and the characters that only it has met", () => {
  const { gameIds, sets } = winLossChart(mine, [row(2, 7, 0), row(6, 2, 9)], false);
  expect(gameIds).toEqual([8, 2, 6]);
  expect(sets.map(({ label, values }) => [label, ...values])).toEqual([
    ["User Wins", 5, 1, 0],
    ["User Losses", 3, 4, 0],
    ["Comparison Wins", 0, 7, 2],
    ["Comparison Losses", 0, 0, 9],
  ]);
});

test("a comparison that came back empty has no bars", () => {
  expect(winLossChart([], undefined, true)).toMatchObject({ gameIds: [] });
});

test.each([
  [100, 4, "few"],
  [34.99, 5, "worst"],
  [44.99, 10, "bad"],
  [55, 10, "even"],
  [65, 10, "good"],
  [65.01, 10, "best"],
])("%d percent of %i matches is tinted as %s", (ratio, matches, band) => {
  expect(heatBand(ratio, matches)).toBe(band);
});

const sortable = (gameId: number, wins: number, losses: number, estimate?: number) => ({
  gameId,
  tally: { wins, losses, draws: 0 },
  points: estimate === undefined ? undefined : { estimate, low: -20, high: 20 },
});

/** Named B, C, A, D; the last was never met. */
const ROWS = [sortable(1, 1, 1, 2), sortable(2, 2, 0, 1), sortable(3, 1, 4, -3), sortable(4, 0, 0)];
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
