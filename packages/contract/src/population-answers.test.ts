import { expect, test } from "vitest";
import { populationMatchupsSchema, populationPopularitySchema, populationRanksSchema } from "./population.ts";
import { dayText, matchupsAnswer, popularityAnswer, ranksAnswer } from "./population-answers.ts";

const COUNTED = { matches: 3, countedAt: "2026-11-23T10:00:00.000Z", versions: [] };
/** Numbers of the replay service: Jin, King, and nobody that this site knows. */
const [JIN, KING, NOBODY] = [6, 2, 999];

test("a unix day is a date", () => {
  expect(dayText(20_005)).toBe("2024-10-09");
});

test("matchups name characters by their ids and leave out those that nobody knows", () => {
  const chance = { estimate: 51.2, low: 49, high: 53.4 };
  const record = { matches: 3, wins: 2, draws: 0 };
  const answer = matchupsAnswer(COUNTED, {
    spreads: { strength: 0.045, pair: 0.04 },
    reliability: 0.18,
    characters: [
      { character: JIN, ...record, strength: chance },
      { character: NOBODY, ...record, strength: chance },
    ],
    cells: [
      { me: JIN, them: KING, ...record, ...chance },
      { me: JIN, them: NOBODY, ...record },
      { me: NOBODY, them: KING, ...record },
    ],
  });
  expect(populationMatchupsSchema.parse(answer)).toEqual({
    ...COUNTED,
    reliability: 0.18,
    characters: [{ id: "jin", ...record, strength: chance }],
    cells: [{ me: "jin", them: "king", ...record, ...chance }],
  });
});

test("popularity is by month, rank and sides; unknown characters count among all sides", () => {
  const answer = popularityAnswer(COUNTED, [
    { from: 20_027, character: JIN, rankClass: 1, sides: 4 },
    { from: 19_997, character: JIN, rankClass: 0, sides: 1 },
    { from: 20_027, character: KING, rankClass: 1, sides: 9 },
    { from: 20_027, character: NOBODY, rankClass: 1, sides: 2 },
    { from: 20_027, character: KING, rankClass: 99, sides: 5 },
  ]);
  expect(populationPopularitySchema.parse(answer).months).toEqual([
    {
      from: "2024-10-01",
      sides: 1,
      ranks: [{ rank: "beginner-cavalry", sides: 1, characters: [{ id: "jin", sides: 1 }] }],
    },
    {
      from: "2024-10-31",
      sides: 20,
      ranks: [
        {
          rank: "warrior-eliminator",
          sides: 15,
          characters: [
            { id: "king", sides: 9 },
            { id: "jin", sides: 4 },
          ],
        },
      ],
    },
  ]);
});

test("ranks are in the order of the ladder, both spellings of one together", () => {
  const answer = ranksAnswer(COUNTED, [
    { rank: 100, sides: 2 },
    { rank: 29, sides: 3 },
    { rank: 4, sides: 1 },
    { rank: 998, sides: 8 },
  ]);
  expect(populationRanksSchema.parse(answer)).toEqual({
    ...COUNTED,
    sides: 14,
    ranks: [
      { rank: 4, name: "Strategist", sides: 1 },
      { rank: 29, name: "God of Destruction", sides: 5 },
    ],
  });
});
