import type { PopulationPopularity, RankClassId } from "@tactician/contract";
import { expect, test } from "vitest";
import { playedWords } from "./played-words.ts";

/** Sides of one class of ranks by character. */
type Sides = Record<string, number>;

function played(ranks: Partial<Record<RankClassId, Sides>>, since?: string): PopulationPopularity {
  const all = Object.entries(ranks).map(([rank, sides]) => ({
    rank: rank as RankClassId,
    sides: Object.values(sides).reduce((sum, own) => sum + own, 0),
    characters: Object.entries(sides).map(([id, own]) => ({ id, sides: own })),
  }));
  const sides = all.reduce((sum, one) => sum + one.sides, 0);
  return {
    matches: sides / 2,
    countedAt: "2026-11-23T10:00:00.000Z",
    versions: [],
    ...(since && { since }),
    months: [{ from: "2026-11-01", sides, ranks: all }],
  };
}

const TWO = {
  rulers: { jin: 6000, king: 3000, paul: 1000 },
  "fujin-bushin": { jin: 700, king: 200, paul: 100 },
};

const RECENT = played(TWO, "2026-10-24");
const OF_RECENT = "in ranked matches of the last 30 days";

test.each([
  ["king", RECENT, `29.1 % ${OF_RECENT}: 2nd of 42, highest at Mighty to Battle Ruler.`],
  ["jin", RECENT, `60.9 % ${OF_RECENT}: 1st of 42, highest at Fujin to Bushin.`],
  ["paul", RECENT, `10.0 % ${OF_RECENT}: 3rd of 42, highest at Mighty to Battle Ruler.`],
  // Who is not played is last, and at no rank most.
  ["zafina", RECENT, `less than 0.1 % ${OF_RECENT}: 4th of 42.`],
  // Of one class of ranks it is not said where most, and of older matches not that they are of 30 days.
  [
    "king",
    played({ rulers: TWO.rulers, "fujin-bushin": { jin: 9 } }),
    "30.0 % in all ranked matches so far: 2nd of 42.",
  ],
] as const)("how often, in which place and where most, in a sentence: %s", (id, popularity, words) => {
  expect(playedWords(popularity, id)).toBe(`Pick rate ${words}`);
});

test("too few matches say nothing", () => {
  expect(playedWords(played({ rulers: { jin: 900, king: 99 } }), "king")).toBeUndefined();
  expect(playedWords(played({}), "king")).toBeUndefined();
});
