import type { Promises } from "@tactician/contract";
import { afterAll, expect, test, vi } from "vitest";
import { measureWorlds } from "./testing/measure-world.ts";
import { writePromises } from "./testing/write-promises.ts";

// Whether the estimates of matchups keep what they promise, on generated matches with a fixed seed. `npm run check -- world` has more
// worlds and more of their sizes.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 1_800_000 : 30_000 });

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

/** What was measured, for the page on accuracy. */
const promises: Promises["rows"] = [];
afterAll(() => {
  if (IS_FULL) writePromises("world", promises);
});

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
    const size = `${matches.toLocaleString("en")} matches`;
    promises.push(
      {
        what: `${size}: 95 % intervals with the truth in them`,
        found: `planted pair ${percent(planted)}, all pairs ${percent(pairs)}, strengths ${percent(strengths)}`,
        isKept: planted >= PLANTED_INSIDE && pairs >= 0.95 && strengths >= 0.92 && strengths <= 0.98,
      },
      {
        what: `${size}: pairs told as surely not even that are on the other side`,
        found: percent(wrong),
        isKept: wrong <= 0.01,
      },
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
    promises.push({
      what: `${matches.toLocaleString("en")} matches, every pair even: pairs told as surely not even`,
      found: percent(sure),
      isKept: sure < 0.025,
    });
    expect.soft(sure).toBeLessThan(0.025);
  }
});
