import type { PopulationMatchups, PopulationPopularity } from "@tactician/contract";
import { expect, test } from "vitest";
import { worldKnowledge } from "./world-knowledge.ts";

const COUNTED = { matches: 5120, countedAt: "2026-11-23T10:00:00.000Z", versions: [] };
const MATCHUPS: PopulationMatchups = {
  ...COUNTED,
  reliability: 0.9,
  characters: [],
  cells: [
    { me: "jin", them: "king", matches: 5000, wins: 2750, draws: 0, estimate: 55, low: 54, high: 56 },
    { me: "jin", them: "paul", matches: 10, wins: 9, draws: 0 },
    { me: "jin", them: "nobody", matches: 5000, wins: 2750, draws: 0, estimate: 55, low: 54, high: 56 },
  ],
};
const POPULARITY: PopulationPopularity = {
  ...COUNTED,
  months: [
    {
      from: "2026-11-01",
      sides: 3000,
      ranks: [
        { rank: "rulers", sides: 2000, characters: [{ id: "king", sides: 500 }] },
        { rank: "fujin-bushin", sides: 999, characters: [{ id: "king", sides: 999 }] },
      ],
    },
  ],
};
/** Numbers of the replay service. */
const [KING, JIN, PAUL] = [2, 6, 0];
const BATTLE_RULER = 20;
const FUJIN = 21;

test("estimates are priors, and a rank's popularity is who is met there", () => {
  const { findPrior, findShare, told } = worldKnowledge(MATCHUPS, POPULARITY, BATTLE_RULER);
  expect(findPrior?.(JIN, KING)).toBeCloseTo(Math.log(55 / 45), 9);
  expect([findPrior?.(JIN, PAUL), findPrior?.(KING, JIN), findPrior?.(JIN, 4711)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([KING, PAUL, 4711].map((gameId) => findShare?.(gameId))).toEqual([0.25, 0, 0]);
  expect(told).toEqual({ matches: 5120, rankName: "Mighty to Battle Ruler" });
});

test.each([
  ["no answers", undefined, undefined, BATTLE_RULER],
  ["empty ones", { ...MATCHUPS, matches: 0, cells: [] }, { ...POPULARITY, months: [] }, BATTLE_RULER],
  ["too few matches of the rank", undefined, POPULARITY, FUJIN],
  ["an unknown rank", undefined, POPULARITY, 4000],
  ["no rank", undefined, POPULARITY, undefined],
])("of %s nothing is taken, and nothing told", (_, matchups, popularity, rank) => {
  const { findPrior, findShare, told } = worldKnowledge(matchups, popularity, rank);
  expect(findPrior?.(JIN, KING)).toBeUndefined();
  expect(findShare).toBeUndefined();
  expect(told).toEqual({ matches: undefined, rankName: undefined });
});
