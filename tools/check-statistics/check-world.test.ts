import { findCharacterByGameId, type ReplayRecord, replayRecordSchema } from "@tactician/game";
import { countByHand } from "@tactician/replays/testing/count-by-hand";
import { estimateMatchups, type MatchupCount } from "@tactician/statistics";
import { expect, test, vi } from "vitest";
import { generateHistory } from "./testing/generate-history.ts";
import { readReplays } from "./testing/measure-replays.ts";
import {
  countMatches,
  intervalOf,
  measureRedrawn,
  measureSplit,
  measureWorlds,
  surePairs,
} from "./testing/measure-world.ts";
import { randomFrom } from "./testing/random.ts";

// Whether the estimates of matchups keep what they promise, on generated matches with a fixed seed. `npm run check -- world` has more
// worlds and more of their sizes; REPLAYS names a folder of recorded matches, on which it is checked too.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 1_800_000 : 30_000 });
const { REPLAYS } = process.env;

const SEED = 23;
/** 3 points above even. */
const PLANTED = Math.log(0.53 / 0.47);
const SETS = IS_FULL ? 200 : 20;
/** Of 200 intervals that hold in 95 of 100 cases, fewer than 90 of 100 do in one of 500 runs; twenty scatter by five points. */
const PLANTED_INSIDE = IS_FULL ? 0.9 : 0.85;
/** A day of the feed, a week, a month, and five of them. */
const MATCHES = IS_FULL ? [700_000, 5_000_000, 21_000_000, 100_000_000] : [700_000, 21_000_000];
const RELIABILITY = new Map([
  [700_000, 0.19],
  [21_000_000, 0.84],
]);
const PLACEBO_DRAWS = 40;
const TOP_CELLS = 10;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

test.for(MATCHES)(
  "a planted pair is inside its interval, and so are all others: %d matches",
  async (matches, { annotate }) => {
    const world = { strengthSpread: 0.045, pairSpread: 0.04, planted: PLANTED };
    const found = measureWorlds({ sets: SETS, matches, seed: IS_FULL ? SEED : 1 }, world);
    const { planted, pairs, strengths, sure, wrong, shown, reliability } = found;
    await annotate(
      `intervals with the truth in them: planted pair ${percent(planted)}, pairs ${percent(pairs)}, strengths ${percent(strengths)}`,
    );
    await annotate(
      `of ${shown.toFixed(0)} pairs sure ${percent(sure)}, of these on the other side of even ${percent(wrong)}; reliability ${reliability.toFixed(2)}`,
    );
    expect.soft(planted).toBeGreaterThanOrEqual(PLANTED_INSIDE);
    expect.soft(pairs).toBeGreaterThanOrEqual(0.95);
    expect.soft(strengths).toBeGreaterThanOrEqual(0.92);
    expect.soft(strengths).toBeLessThanOrEqual(0.98);
    expect.soft(sure).toBeGreaterThan(0.08);
    expect.soft(wrong).toBeLessThanOrEqual(0.01);
    const expected = RELIABILITY.get(matches) ?? reliability;
    expect(Math.abs(reliability - expected)).toBeLessThan(0.03);
  },
);

test("also where all other pairs are at even, which makes every spread small", () => {
  const world = { strengthSpread: 0, pairSpread: 0, planted: PLANTED };
  const found = measureWorlds({ sets: 20, matches: 5_000_000, seed: 5 }, world);
  expect(found.planted).toBeGreaterThanOrEqual(0.85);
});

test("where every pair is at even, fewer than one of forty is sure not to be", async ({ annotate }) => {
  const world = { strengthSpread: 0, pairSpread: 0 };
  const [sets, seed] = IS_FULL ? [SETS, 2 * SEED] : [5, 2];
  for (const matches of MATCHES) {
    const { sure } = measureWorlds({ sets, matches, seed }, world);
    await annotate(`${matches} matches: ${percent(sure)}`);
    expect.soft(sure).toBeLessThan(0.025);
  }
});

test.skipIf(REPLAYS === undefined)("recorded matches", async ({ annotate }) => {
  const matches = readReplays(REPLAYS ?? "").flatMap((record): ReplayRecord[] => {
    const { data } = replayRecordSchema.safeParse(record);
    return data === undefined ? [] : [data];
  });
  const counts = countMatches(matches);
  expect
    .soft(byPair(counts), "pairs as other lines count them")
    .toEqual(byPair(countByHand(matches, {}).matchups));
  const answer = estimateMatchups(counts);
  const { strength, pair } = answer.spreads;
  const { shown, sure } = surePairs(answer);
  await annotate(`${matches.length} matches, ${counts.length} pairs of sides`);
  await annotate(
    `spread of strengths ${strength.toFixed(4)}, of pairs ${pair.toFixed(4)} (log-odds); reliability ${answer.reliability.toFixed(3)}`,
  );
  await annotate(`${shown} pairs with an estimate, ${sure} of them sure`);
  for (const [what, measure] of [
    ["characters exchanged in a random half", measureSplit],
    ["results redrawn by the ratings", measureRedrawn],
  ] as const) {
    const placebo = measure(matches, PLACEBO_DRAWS, SEED);
    const found = `${placebo.sure.toFixed(1)} of ${placebo.shown.toFixed(0)} sure all the same`;
    await annotate(`${what}: ${found}, spread of pairs ${placebo.spread.toFixed(4)}`);
    expect.soft(placebo.sure, what).toBeLessThanOrEqual(0.025 * placebo.shown);
  }
  const cells = answer.cells.flatMap((cell) => {
    const interval = intervalOf(cell);
    return interval === undefined ? [] : [{ ...cell, ...interval }];
  });
  const highest = cells.toSorted((one, other) => other.estimate - one.estimate).slice(0, TOP_CELLS);
  for (const { me, them, matches: played, estimate, low, high } of highest) {
    const value = `${estimate.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)})`;
    await annotate(`${nameOf(me)} against ${nameOf(them)}, ${played} matches: ${value}`);
  }
});

function nameOf(gameId: number): string {
  return findCharacterByGameId(gameId)?.name ?? `${gameId}`;
}

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

test("matches are counted as other lines count them", () => {
  const matches = oneSided();
  expect(byPair(countMatches(matches))).toEqual(byPair(countByHand(matches, {}).matchups));
});

function byPair(counts: readonly MatchupCount[]): ReadonlyMap<string, MatchupCount> {
  return new Map(counts.map((count) => [`${count.me} ${count.them}`, count]));
}
