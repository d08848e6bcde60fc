import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { randomFrom } from "./random.ts";
import { generateHistory } from "./testing/generate-history.ts";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./testing/measure-coach.ts";
import { measureLogLoss, readReplays } from "./testing/measure-replays.ts";

// Whether the honest coach keeps what it promises, on generated players with a fixed seed. `npm run check:coach` has more players, and
// shorter and longer histories; REPLAYS names a folder of recorded matches, on which it is checked too.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 600_000 : 30_000 });
const { REPLAYS } = process.env;

const PLAYERS = IS_FULL ? 200 : 60;
/** Sixty players scatter by five points of a hundred. */
const MOST_WEAK = IS_FULL ? 0.8 : 0.75;
/** Of 95 % intervals, with the truth in them. */
const COVERAGE = { atLeast: 0.9, atMost: 0.97 };
const SEED = 21;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

test("planted weaknesses of 12 points, met in 6 % of matches each, are among the first three costs", async ({
  annotate,
}) => {
  for (const matches of IS_FULL ? [300, 1000, 1500, 3000] : [1000]) {
    const { first, told, named } = measurePlanted({ players: PLAYERS, matches, seed: IS_FULL ? SEED : 3 });
    const sure = `told that something stands out ${percent(told)}, both named as sure ${percent(named)}`;
    await annotate(`${matches} matches: both among the first three ${percent(first)}, ${sure}`);
    if (matches === 1000) expect.soft(first).toBeGreaterThanOrEqual(MOST_WEAK);
    if (matches === 1500) expect.soft(told).toBeGreaterThanOrEqual(0.8);
  }
});

test("who has no weakness is told of none, of no drop and of no other effect", async ({ annotate }) => {
  for (const matches of IS_FULL ? [120, 300, 1000, 3000] : [1000]) {
    const { noCost, noDrop, noEffect } = measureEven({ players: PLAYERS, matches, seed: 2 * SEED });
    await annotate(
      `${matches} matches: told of no cost ${percent(noCost)}, of no drop in sessions ${percent(noDrop)}, of no other effect ${percent(noEffect)}`,
    );
    expect.soft(noCost).toBeGreaterThanOrEqual(0.9);
    expect.soft(noDrop).toBeGreaterThanOrEqual(0.95);
    expect.soft(noEffect).toBeGreaterThanOrEqual(0.95);
  }
});

test("intervals have the truth in them", async ({ annotate }) => {
  for (const matches of IS_FULL ? [120, 1000, 3000] : [1000]) {
    const coverage = measureCoverage({ players: PLAYERS, matches, seed: IS_FULL ? 3 * SEED : 5 });
    await annotate(`${matches} matches: ${percent(coverage)}`);
    expectCovered(coverage);
  }
});

test("what everybody's matches say finds more of what costs matches, and breaks no promise", async ({
  annotate,
}) => {
  for (const matches of IS_FULL ? [120, 300, 1000] : [300]) {
    const known = measureKnownWorld({ players: PLAYERS, matches, seed: IS_FULL ? 4 * SEED : 8 });
    const { caught, caughtWithout, coverage, noCost } = known;
    const costs = `${caught.toFixed(3)} matches of a hundred, ${caughtWithout.toFixed(3)} without`;
    await annotate(
      `${matches} matches: the first three cost ${costs}; intervals with the truth ${percent(coverage)}, told of no cost ${percent(noCost)}`,
    );
    if (IS_FULL) expect.soft(caught).toBeGreaterThanOrEqual(caughtWithout);
    else expect.soft(caught).toBeGreaterThan(caughtWithout);
    expectCovered(coverage);
    expect.soft(noCost).toBeGreaterThanOrEqual(0.9);
  }
});

function expectCovered(part: number): void {
  expect.soft(part).toBeGreaterThanOrEqual(COVERAGE.atLeast);
  expect.soft(part).toBeLessThanOrEqual(COVERAGE.atMost);
}

test.skipIf(REPLAYS === undefined)(
  "recorded matches are predicted at least as well as by the ratings",
  async ({ annotate }) => {
    const { matches, rating, shrunk, ratingBin, shrunkBin } = measureLogLoss(readReplays(REPLAYS ?? ""));
    const bins = `furthest of ten bins ${ratingBin.toFixed(1)} and ${shrunkBin.toFixed(1)} points`;
    await annotate(
      `${matches} matches: log loss by the ratings alone ${rating.toFixed(5)}, with the shrunk records ${shrunk.toFixed(5)}; ${bins}`,
    );
    expect(matches).toBeGreaterThan(0);
    expect(shrunk).toBeLessThanOrEqual(rating);
  },
);

/** A player who is far from even against everybody, so that the record has something to say. */
const lopsided = () =>
  generateHistory(randomFrom(6), {
    matches: 3000,
    slope: 0.64,
    distanceFrom: (character) => (character % 2 === 0 ? -0.8 : 0.8),
    specialShares: [],
  });

test("matches are predicted better by what is known of the player than by the ratings alone", () => {
  const { matches, rating, shrunk } = measureLogLoss(lopsided().reverse());
  expect(matches).toBe(3000);
  expect(shrunk).toBeLessThan(rating - 0.03);
});

test("recorded matches are read from packed and plain files, in the order of their time, each once", () => {
  const folder = mkdtempSync(join(tmpdir(), "check-coach-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const records = lopsided().slice(0, 20);
  writeFileSync(join(folder, "a.json"), JSON.stringify(records.slice(0, 12)));
  writeFileSync(join(folder, "b.json.gz"), gzipSync(JSON.stringify(records.slice(8))));
  writeFileSync(join(folder, "notes.txt"), "no matches");
  expect(readReplays(folder)).toEqual(records.toReversed());
});
