import { findCharacterByGameId, findRank, SAMPLE_PLAYER_ID } from "@tactician/game";
import { expect, test } from "vitest";
import { makeSampleMatches } from "./sample-player.ts";

const matches = makeSampleMatches();
const seats = matches.flatMap(({ p1, p2 }) => [p1, p2]);

test("the sample player has several hundred matches, the same ones every time", () => {
  expect(matches.length).toBeGreaterThan(300);
  expect(matches.length).toBeLessThan(700);
  expect(makeSampleMatches()).toEqual(matches);
});

test("they stand newest first, each under an id of its own", () => {
  const times = matches.map(({ battleAt }) => battleAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(matches.map(({ battleId }) => battleId)).size).toBe(matches.length);
  for (const { battleId } of matches) expect(battleId).toMatch(/^[0-9a-f]{32}$/);
});

test("the sample player sits in each seat and meets nobody twice in one match", () => {
  const sides = matches.map(({ p1 }) => (p1.polarisId === SAMPLE_PLAYER_ID ? 1 : 2));
  expect(new Set(sides)).toEqual(new Set([1, 2]));
  for (const { p1, p2 } of matches)
    expect([p1, p2].filter(({ polarisId }) => polarisId === SAMPLE_PLAYER_ID)).toHaveLength(1);
});

test("it has something for each part of the page: wins, losses, draws, a fresh player, weak and strong matchups", () => {
  const results = new Set(
    matches.map(({ winner, p1 }) => winner === 3 || (winner === 1) === (p1.polarisId === SAMPLE_PLAYER_ID)),
  );
  expect(results).toEqual(new Set([true, false]));
  expect(matches.some(({ winner }) => winner === 3)).toBe(true);
  expect(seats.some(({ ratingBefore }) => ratingBefore === undefined)).toBe(true);
  const kazuyas = matches.filter(({ p1, p2 }) => p1.charaId === 8 || p2.charaId === 8);
  expect(kazuyas.length).toBeGreaterThanOrEqual(5);
});

test("every character and rank in it is one of the game's, and every name says that it is made up", () => {
  for (const { charaId, rank, name } of seats) {
    expect(findCharacterByGameId(charaId), String(charaId)).toBeDefined();
    expect(findRank(rank), String(rank)).toBeDefined();
    expect(name).toMatch(/^Sample (Player|Opponent \d+)$/);
  }
});

test("whoever won a match won three rounds of it", () => {
  for (const { winner, p1, p2 } of matches) {
    if (winner === 3) expect([p1.rounds, p2.rounds]).toEqual([3, 3]);
    if (winner === 1) expect([p1.rounds, p2.rounds < 3]).toEqual([3, true]);
    if (winner === 2) expect([p2.rounds, p1.rounds < 3]).toEqual([3, true]);
  }
});
