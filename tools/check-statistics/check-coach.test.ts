import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { generateHistory, MOODS } from "./generate-history.ts";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./measure-coach.ts";
import { measureLogLoss, readReplays } from "./measure-replays.ts";
import { randomFrom } from "./random.ts";

// `npm run check:coach` has 200 players in each row and the limits of the issue; sixty scatter by five points of a hundred.
const PLAYERS = 60;

test("planted weaknesses are among the first three costs at 1,000 matches", () => {
  expect(measurePlanted({ players: PLAYERS, matches: 1000, seed: 3 }).first).toBeGreaterThanOrEqual(0.75);
});

test("who has no weakness is told of none, of no drop and of no other effect", () => {
  const { noCost, noDrop, noEffect } = measureEven({ players: PLAYERS, matches: 1000, seed: 42 });
  expect(noCost).toBeGreaterThanOrEqual(0.9);
  expect(noDrop).toBeGreaterThanOrEqual(0.95);
  expect(noEffect).toBeGreaterThanOrEqual(0.95);
});

test("who is on tilt and has no weakness is told of none, and weaknesses are told on tilt as well", () => {
  const [, , tilt, heavyTilt] = MOODS;
  // 19 in 100 were told of a cost when chance was that of independent matches at the ratings' level.
  const even = measureEven({ players: 2 * PLAYERS, matches: 300, seed: 12, moodAfter: heavyTilt[1] });
  expect(even.noCost).toBeGreaterThanOrEqual(0.9);
  const planted = measurePlanted({ players: PLAYERS, matches: 1000, seed: 13, moodAfter: tilt[1] });
  expect(planted.told).toBeGreaterThanOrEqual(0.5);
});

test("intervals have the truth in them", () => {
  const coverage = measureCoverage({ players: PLAYERS, matches: 1000, seed: 5 });
  expect(coverage).toBeGreaterThanOrEqual(0.9);
  expect(coverage).toBeLessThanOrEqual(0.97);
});

test("what everybody's matches say finds more of what costs matches, and breaks no promise", () => {
  const known = measureKnownWorld({ players: PLAYERS, matches: 300, seed: 8 });
  expect(known.caught).toBeGreaterThan(known.caughtWithout);
  expect(known.coverage).toBeGreaterThanOrEqual(0.9);
  expect(known.coverage).toBeLessThanOrEqual(0.97);
  expect(known.noCost).toBeGreaterThanOrEqual(0.9);
});

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
