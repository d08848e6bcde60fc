import type { PunishableMoves } from "@tactician/contract";
import type { OpponentCost, OpponentRecord } from "@tactician/statistics";
import { expect, test } from "vitest";
import { metWords } from "./coach-words.ts";
import { shownCosts, worstOpponents, worthLearning } from "./costs.ts";

/** Jin is 6, King 2, Paul 0; nobody is 999. */
const TABLE: PunishableMoves = {
  characters: ["jin", "king", "paul"],
  counts: [
    [10, 40, 20],
    [0, 0, 0],
    [30, 30, 30],
  ],
};

const met = (gameId: number, share: number): OpponentRecord => ({
  gameId,
  share,
  tally: { wins: 1, losses: 1, draws: 0 },
  ratio: 50,
  points: { estimate: 0, low: -10, high: 10 },
  chanceBelowEven: 0.5,
  lostInHundred: 0,
});

test("who is met often and has many moves to punish comes first", () => {
  const worth = worthLearning([met(0, 0.5), met(2, 0.3), met(6, 0.1), met(999, 0.1)], 6, TABLE);
  expect(worth).toEqual([
    { gameId: 2, share: 0.3, met: 2, punishableMoves: 40 },
    { gameId: 0, share: 0.5, met: 2, punishableMoves: 20 },
    { gameId: 6, share: 0.1, met: 2, punishableMoves: 10 },
  ]);
});

test("how often a character was met is counted, whatever its share was smoothed to", () => {
  const smoothed = [met(2, 0.02), met(0, 0.01)];
  expect(worthLearning(smoothed, 6, TABLE).map((one) => metWords(one.met, 4))).toEqual([
    "met 2 times in 4 matches",
    "met 2 times in 4 matches",
  ]);
});

test("a character that this site does not know punishes nobody", () => {
  expect(worthLearning([met(0, 0.5)], 999, TABLE)).toEqual([]);
  expect(worthLearning([], 6, TABLE)).toEqual([]);
});

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
