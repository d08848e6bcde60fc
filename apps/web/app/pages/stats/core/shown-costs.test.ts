import type { OpponentCost } from "@tactician/statistics";
import { expect, test } from "vitest";
import { shownCosts, worstOpponents } from "./costs.ts";

const cost = (gameId: number, chanceBelowEven: number, isSure: boolean): OpponentCost => ({
  gameId,
  chanceBelowEven,
  isSure,
  tally: { wins: 1, losses: 2, draws: 0 },
  ratio: 33.33,
  share: 0.1,
  points: { estimate: -2, low: -8, high: 4 },
  lostInHundred: 0.2,
});

test("what is sure is shown, and what leans; the rest is not", () => {
  const costs = [cost(1, 0.99, true), cost(2, 0.6, false), cost(3, 0.59, false)];
  const shown = shownCosts({ verdict: "stands-out", matches: 900, costs, moreMatches: undefined });
  expect(shown.map(({ gameId, isSure }) => [gameId, isSure])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("who costs most is named by id, in order, without who cannot be named", () => {
  const costs = [cost(2, 0.99, true), cost(6, 0.7, false), cost(1, 0.5, false)];
  expect(worstOpponents({ verdict: "stands-out", matches: 900, costs, moreMatches: undefined })).toEqual([
    "king",
    "jin",
  ]);
});
