import type { ReplayRecord } from "@tactician/game";
import { expect, test } from "vitest";
import { generateHistory } from "./generate-history.ts";
import {
  countMatches,
  differingCounts,
  measureRedrawn,
  measureSplit,
  measureWorlds,
} from "./measure-world.ts";
import { randomFrom } from "./random.ts";

// `npm run check:world` has 200 worlds in each row; twenty scatter by five points of a hundred.
const SETS = 20;
const PLANTED = Math.log(0.53 / 0.47);

test.each([
  [700_000, 0.19],
  [21_000_000, 0.84],
])("a planted pair is inside its interval, and so are all others: %d matches", (matches, reliability) => {
  const world = { strengthSpread: 0.045, pairSpread: 0.04, planted: PLANTED };
  const found = measureWorlds({ sets: SETS, matches, seed: 1 }, world);
  expect(found.planted).toBeGreaterThanOrEqual(0.85);
  expect(found.pairs).toBeGreaterThanOrEqual(0.95);
  expect(found.strengths).toBeGreaterThanOrEqual(0.92);
  expect(found.strengths).toBeLessThanOrEqual(0.98);
  expect(found.sure).toBeGreaterThan(0.08);
  expect(found.wrong).toBeLessThanOrEqual(0.01);
  expect(Math.abs(found.reliability - reliability)).toBeLessThan(0.03);
});

test("also where all other pairs are at even, which makes every spread small", () => {
  const world = { strengthSpread: 0, pairSpread: 0, planted: PLANTED };
  const found = measureWorlds({ sets: SETS, matches: 5_000_000, seed: 5 }, world);
  expect(found.planted).toBeGreaterThanOrEqual(0.85);
});

test("where every pair is at even, fewer than one of forty is sure not to be", () => {
  const world = { strengthSpread: 0, pairSpread: 0 };
  for (const matches of [700_000, 21_000_000])
    expect(measureWorlds({ sets: 5, matches, seed: 2 }, world).sure).toBeLessThan(0.025);
});

/** Matches between two characters, of which the one with the even number always wins. */
const oneSided = (): ReplayRecord[] =>
  generateHistory(randomFrom(6), {
    matches: 9000,
    slope: 0.64,
    distanceFrom: (character) => (character % 2 === 0 ? 3 : -3),
    specialShares: [0.4, 0.3],
  }).map((record) => ({ ...record, p1_chara_id: 8, p2_chara_id: record.p2_chara_id % 2 }));

test("placebos have nothing in them, however one-sided the matches are", () => {
  const matches = oneSided();
  for (const measure of [measureSplit, measureRedrawn]) {
    const { shown, sure, spread } = measure(matches, 20, 3);
    expect(shown).toBeGreaterThanOrEqual(2);
    expect(sure).toBeLessThan(0.1 * shown);
    expect(spread).toBeLessThan(0.06);
  }
});

test("counting once more finds the same, and a match that is missing", () => {
  const matches = oneSided();
  const counts = countMatches(matches);
  expect(differingCounts(matches, counts)).toEqual([]);
  expect(differingCounts(matches.slice(1), counts)).toHaveLength(2);
});
