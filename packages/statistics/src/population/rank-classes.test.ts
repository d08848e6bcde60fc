import { findRank, RANKS } from "@tactician/game";
import { expect, test } from "vitest";
import { RANK_CLASSES, rankClassOf, UNKNOWN_RANK_CLASS } from "./rank-classes.ts";

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
