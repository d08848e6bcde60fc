import { findCharacterByGameId, findRank, SAMPLE_PLAYER_ID } from "@tactician/game";
import { honestCoach, playerMatches } from "@tactician/statistics";
import { expect, test } from "vitest";
import { makeSampleMatches } from "./sample-player.ts";

const matches = makeSampleMatches();
const seats = matches.flatMap((match) => [
  { id: match.p1_polaris_id, name: match.p1_name, gameId: match.p1_chara_id, rank: match.p1_rank },
  { id: match.p2_polaris_id, name: match.p2_name, gameId: match.p2_chara_id, rank: match.p2_rank },
]);

test("the sample player has several hundred matches, the same ones every time", () => {
  expect(matches.length).toBeGreaterThan(300);
  expect(matches.length).toBeLessThan(700);
  expect(makeSampleMatches()).toEqual(matches);
});

test("they stand newest first, each under an id of its own", () => {
  const times = matches.map(({ battle_at }) => battle_at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(matches.map(({ battle_id }) => battle_id)).size).toBe(matches.length);
  for (const { battle_id } of matches) expect(battle_id).toMatch(/^[0-9a-f]{32}$/);
});

test("the sample player sits in each seat and meets nobody twice in one match", () => {
  const sides = matches.map(({ p1_polaris_id }) => (p1_polaris_id === SAMPLE_PLAYER_ID ? 1 : 2));
  expect(new Set(sides)).toEqual(new Set([1, 2]));
  expect(seats.filter(({ id }) => id === SAMPLE_PLAYER_ID)).toHaveLength(matches.length);
  for (const { p1_polaris_id, p2_polaris_id } of matches) expect(p1_polaris_id).not.toBe(p2_polaris_id);
});

test("it has something for each part of the page: wins, losses, draws, a fresh player, weak and strong matchups", () => {
  const results = new Set(
    matches.map(
      ({ winner, p1_polaris_id }) => winner === 3 || (winner === 1) === (p1_polaris_id === SAMPLE_PLAYER_ID),
    ),
  );
  expect(results).toEqual(new Set([true, false]));
  expect(matches.some(({ winner }) => winner === 3)).toBe(true);
  expect(matches.some(({ p1_rating_before }) => p1_rating_before === null)).toBe(true);
  const kazuyas = seats.filter(({ gameId }) => gameId === 8);
  expect(kazuyas.length).toBeGreaterThanOrEqual(5);
});

test("every character and rank in it is one of the game's, and every name says that it is made up", () => {
  for (const { gameId, rank, name } of seats) {
    expect(findCharacterByGameId(gameId), String(gameId)).toBeDefined();
    expect(findRank(rank), String(rank)).toBeDefined();
    expect(name).toMatch(/^Sample (Player|Opponent \d+)$/);
  }
});

test("whoever won a match won three rounds of it", () => {
  for (const { winner, p1_rounds, p2_rounds } of matches) {
    if (winner === 3) expect([p1_rounds, p2_rounds]).toEqual([3, 3]);
    if (winner === 1) expect([p1_rounds, p2_rounds < 3]).toEqual([3, true]);
    if (winner === 2) expect([p2_rounds, p1_rounds < 3]).toEqual([3, true]);
  }
});

test("the coach finds the weakness that is planted in it, and no other", () => {
  const { costs } = honestCoach(playerMatches(matches, SAMPLE_PLAYER_ID), { now: 0 });
  const sure = costs.costs.filter(({ isSure }) => isSure).map(({ gameId }) => gameId);
  expect([costs.verdict, sure]).toEqual(["stands-out", [8]]);
});
