import type { PopulationMatchups } from "@tactician/contract";
import { expect, test } from "vitest";
import { worldMatchup, worldWords } from "./world-matchup.ts";

const COUNTED = { matches: 5120, draws: 4 };
const ANSWER: PopulationMatchups = {
  matches: 5130,
  countedAt: "2026-11-23T10:00:00.000Z",
  versions: [],
  reliability: 0.9,
  characters: [],
  cells: [
    { me: "king", them: "jin", ...COUNTED, wins: 2500, estimate: 48.64, low: 47.91, high: 49.34 },
    { me: "jin", them: "king", ...COUNTED, wins: 2616, estimate: 51.36, low: 50.66, high: 52.09 },
    { me: "king", them: "paul", matches: 10, wins: 4, draws: 0 },
  ],
};
const wordsOf = (me: string, them: string) => {
  const matchup = worldMatchup(ANSWER, me, them);
  return matchup && worldWords(me, them, matchup);
};

test("estimate, interval and number, from the side that was asked for", () => {
  expect(wordsOf("king", "jin")).toBe(
    "king wins 48.6 % against jin at even ratings (47.9 to 49.3; 5,120 matches)",
  );
  expect(wordsOf("jin", "king")).toContain("wins 51.4 %");
});

test("few matches or none are not enough", () => {
  expect(wordsOf("king", "paul")).toBe("not enough matches of king against paul yet (10 matches)");
  expect(wordsOf("zafina", "jin")).toBe("not enough matches of zafina against jin yet (0 matches)");
});

test("nothing is said of a character against itself, or without any matches", () => {
  expect(wordsOf("king", "king")).toBeUndefined();
  expect(worldMatchup({ ...ANSWER, matches: 0, cells: [] }, "king", "jin")).toBeUndefined();
});
