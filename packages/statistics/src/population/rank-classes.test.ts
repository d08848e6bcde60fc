import { findRank, RANKS } from "@tactician/game";
import { expect, test } from "vitest";
import { RANK_CLASSES, rankClassOf, rankStep, shareBelowRank, UNKNOWN_RANK_CLASS } from "./rank-classes.ts";

test.each([
  ["Beginner", "Cavalry", 0],
  ["Warrior", "Eliminator", 1],
  ["Garyu", "Tenryu", 2],
  ["Mighty Ruler", "Battle Ruler", 3],
  ["Fujin", "Bushin", 4],
  ["Tekken King", "God of Destruction ∞", 5],
])("from %s to %s it is class %i", (lowest, highest, rankClass) => {
  const between = RANKS.slice(
    RANKS.findIndex(({ name }) => name === lowest),
    RANKS.findLastIndex(({ name }) => name === highest) + 1,
  );
  expect(between.map(({ id }) => rankClassOf(id))).toEqual(between.map(() => rankClass));
});

test("every class begins at a rank, and its name at that rank's", () => {
  for (const { name, from } of RANK_CLASSES)
    expect(findRank(from)?.name.split(" ")[0]).toBe(name.split(" ")[0]);
});

test.each([-1, 38, 99, 108, 764, 2 ** 31 - 1, Number.NaN, 21.5])("rank %d is not known", (rank) => {
  expect(rankClassOf(rank)).toBe(UNKNOWN_RANK_CLASS);
});

test.each([
  [0, 0],
  [25, 25],
  [37, 37],
  [100, 29],
  [107, 36],
  [765, 37],
  [38, undefined],
  [-1, undefined],
])("rank %i is step %s", (id, step) => {
  expect(rankStep(id)).toBe(step);
});

test("a rank is above all lower ones and half of its own", () => {
  const ranks = [
    { rank: 21, sides: 20 },
    { rank: 3, sides: 50 },
    { rank: 22, sides: 30 },
  ];
  expect([0, 3, 20, 21, 22, 37].map((rank) => shareBelowRank(ranks, rank))).toEqual([
    0, 0.25, 0.5, 0.6, 0.85, 1,
  ]);
});

test("both spellings of God of Destruction are one rank", () => {
  const ranks = [
    { rank: 29, sides: 10 },
    { rank: 100, sides: 10 },
    { rank: 37, sides: 5 },
    { rank: 765, sides: 15 },
  ];
  for (const rank of [29, 100]) expect(shareBelowRank(ranks, rank)).toBe(0.25);
  for (const rank of [37, 765]) expect(shareBelowRank(ranks, rank)).toBe(0.75);
});

test("with one side at each rank, every step of the ladder is as high", () => {
  const ladder = RANKS.filter(({ id }) => id < 100).map(({ id }) => ({ rank: id, sides: 1 }));
  for (const [step, { rank }] of ladder.entries())
    expect(shareBelowRank(ladder, rank)).toBeCloseTo((step + 0.5) / ladder.length, 12);
});

test("unknown ranks and counts that cannot be are not looked at", () => {
  const junk = [
    { rank: 4000, sides: 9 },
    { rank: 5, sides: Number.NaN },
    { rank: 5, sides: -4 },
    { rank: 5, sides: Number.POSITIVE_INFINITY },
  ];
  expect(shareBelowRank(junk, 5)).toBeUndefined();
  expect(shareBelowRank([], 5)).toBeUndefined();
  const ranks = [...junk, { rank: 5, sides: 8 }, { rank: 6, sides: 8 }];
  expect([5, 6, 4000].map((rank) => shareBelowRank(ranks, rank))).toEqual([0.25, 0.75, undefined]);
});
