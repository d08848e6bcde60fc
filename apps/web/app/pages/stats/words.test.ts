import { expect, test } from "vitest";
import { ratioWords } from "./core/records.ts";
import { namesFrom } from "./names.ts";
import * as words from "./words.ts";

test("ratios have two decimals, and none without matches", () => {
  expect(ratioWords({ wins: 1, losses: 2, draws: 0 })).toBe("33.33%");
  expect(ratioWords({ wins: 3, losses: 0, draws: 0 })).toBe("100.00%");
  expect(ratioWords({ wins: 0, losses: 0, draws: 0 })).toBe("–");
});

test("tallies name draws only where there are any", () => {
  expect(words.tally({ wins: 1, losses: 2, draws: 0 })).toBe("1 win, 2 losses");
  expect(words.tally({ wins: 12, losses: 1, draws: 1 })).toBe("12 wins, 1 loss, 1 draw");
  expect(words.tally({ wins: 1004, losses: 996, draws: 0 })).toBe("1,004 wins, 996 losses");
});

test("streaks are counted in what they consist of", () => {
  expect(words.streak("win", 4)).toBe("4 wins in a row");
  expect(words.streak("loss", 1)).toBe("1 loss");
});

test.each([
  [0, "1 min"],
  [29 * 60, "29 min"],
  [3600, "1 h"],
  [5400, "1 h 30 min"],
  [2 * 3600 - 10, "2 h"],
  [12 * 3600 + 1700, "12 h"],
  [72 * 3600, "3 days"],
])("%i seconds are %s", (seconds, said) => {
  expect(words.duration(seconds)).toBe(said);
});

const names = namesFrom({ characters: { "6": "Jin" }, ranks: { "25": "Tekken King" } });

test.each([
  ["the mappings know", names, 6, "Jin", 25, "Tekken King"],
  ["the mappings do not know", names, 999, "Unknown Character", -1, "Unknown Rank"],
  ["no mappings name", namesFrom(undefined), 6, "Unknown Character", 25, "Unknown Rank"],
])("numbers that %s", (_, known, gameId, character, rankId, rank) => {
  expect([known.character(gameId), known.rank(rankId)]).toEqual([character, rank]);
});
