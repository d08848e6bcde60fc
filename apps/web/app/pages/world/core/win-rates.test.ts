import { expect, test } from "vitest";
import { winRates } from "./win-rates.ts";

const strength = { estimate: 51, low: 50, high: 52 };
const CHARACTERS = [
  { id: "king", matches: 100, wins: 60, draws: 10, strength },
  { id: "jin", matches: 300, wins: 120, draws: 0, strength: { estimate: 49, low: 48, high: 50 } },
  { id: "newcomer", matches: 9, wins: 9, draws: 0, strength },
  { id: "zafina", matches: 0, wins: 0, draws: 0, strength },
];
const ANSWER = {
  matches: 200,
  countedAt: "",
  versions: [],
  reliability: 1,
  characters: CHARACTERS,
  cells: [],
};

test("a draw is half a win; who never played and whom nobody knows has no win ratio", () => {
  expect(winRates(ANSWER, "name").map(({ name, won }) => [name, won])).toEqual([
    ["Jin", 40],
    ["King", 65],
  ]);
});

test.each([
  ["matches", "Jin"],
  ["won", "King"],
  ["strength", "King"],
] as const)("sorted by %s, %s is first", (sort, name) => {
  expect(winRates(ANSWER, sort)[0]?.name).toBe(name);
});
