import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay, swapped } from "../testing/replays.ts";
import { countedSides } from "./matchup-counts.ts";

/** 9 October 2024, the day of the fixture's matches. */
const DAY = 20_005;

test("a match is one of Jin against King and one of King against Jin", () => {
  // Ten points less: 0.64 * -10 * ln(10) / 400 = -0.036841 log-odds, a chance of 0.490791.
  const both = { day: DAY, version: 30101, matches: 1, draws: 0, variance: 249_915 };
  expect(countedSides(replay())).toEqual([
    { ...both, rank: 20, rankClass: 3, me: 6, them: 2, wins: 1, expected: 490_791 },
    { ...both, rank: 21, rankClass: 4, me: 2, them: 6, wins: 0, expected: 509_209 },
  ]);
});

describe("what both sides add", () => {
  test.each([
    [1, [1, 0], 0],
    [2, [0, 1], 0],
    [3, [0, 0], 1],
  ] as const)("when seat %i wins", (winner, wins, draws) => {
    const sides = countedSides(replay({ winner }));
    expect(sides.map((side) => side.wins)).toEqual(wins);
    expect(sides.map((side) => side.draws)).toEqual([draws, draws]);
  });

  test.each([
    [null, 1510],
    [1510, null],
    [null, null],
    [1510, 1510],
  ])("at ratings %s and %s half is expected", (p1_rating_before, p2_rating_before) => {
    for (const side of countedSides(replay({ p1_rating_before, p2_rating_before })))
      expect(side).toMatchObject({ expected: 500_000, variance: 250_000 });
  });

  test("an absurd rating counts as one that is 1,000 points away", () => {
    const [far] = countedSides(replay({ p1_rating_before: 2 ** 31 - 1, p2_rating_before: 0 }));
    expect(far).toEqual(countedSides(replay({ p1_rating_before: 1000, p2_rating_before: 0 }))[0]);
    expect(far.expected).toBe(975_497);
  });

  test("the day changes at midnight UTC", () => {
    const days = [DAY * 86_400 - 1, DAY * 86_400, DAY * 86_400 + 86_399, (DAY + 1) * 86_400];
    expect(days.map((battle_at) => countedSides(replay({ battle_at }))[0].day)).toEqual([
      DAY - 1,
      DAY,
      DAY,
      DAY + 1,
    ]);
  });

  test("unknown characters and ranks keep their number", () => {
    const [side] = countedSides(replay({ p1_chara_id: 9999, p1_rank: 50 }));
    expect(side).toMatchObject({ me: 9999, rank: 50, rankClass: 99 });
  });
});

test("the seats do not matter, and both sides add up to one match", () => {
  const rating = fc.option(fc.integer({ min: -3000, max: 3000 }), { nil: null });
  fc.assert(
    fc.property(rating, rating, fc.constantFrom(1, 2, 3), (p1_rating_before, p2_rating_before, winner) => {
      const match = replay({ p1_rating_before, p2_rating_before, winner });
      const [one, other] = countedSides(match);
      expect(countedSides(swapped(match))).toEqual([other, one]);
      expect(one.expected + other.expected).toBe(1_000_000);
      expect(one.wins + other.wins + one.draws).toBe(1);
      for (const value of [one.expected, one.variance]) expect(Number.isInteger(value)).toBe(true);
    }),
  );
});
