import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Promises } from "@tactician/contract";
import { randomFrom } from "@tactician/game/random";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { COST_BY_CHANCE } from "@tactician/statistics";
import { afterAll, expect, test, vi } from "vitest";
import { generateHistory, MOODS } from "./testing/generate-history.ts";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./testing/measure-coach.ts";
import { measureLogLoss, readReplays } from "./testing/measure-replays.ts";
import { writePromises } from "./testing/write-promises.ts";

// Whether the honest coach keeps what it promises, on generated players with fixed seeds. `npm run check -- coach` has more
// moods, weaknesses and lengths of history, and prints what it measured; REPLAYS names a folder of
// recorded matches, on which it is checked too.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 600_000 : 30_000 });
const { REPLAYS } = process.env;

const PLAYERS = 200;
/** For what twice as many say no better. */
const FEWER = IS_FULL ? PLAYERS : 100;
const SEED = 21;
const [NO_TILT, , TILT, HEAVY_TILT] = MOODS;
/** Of 95 % intervals, with the truth in them. */
const COVERAGE = { atLeast: 0.9, atMost: 0.97 };
/** Of players with weaknesses of 12 points, at least; by length of history. */
const PROMISED = {
  told: new Map([
    [1000, 0.5],
    [1600, 0.8],
  ]),
  first: new Map([[1000, 0.8]]),
};

/** What was measured by length of history, for who runs it in full. */
const told: string[] = [];
/** The same beside what was promised, for the page on accuracy. */
const promises: Promises["rows"] = [];
afterAll(() => {
  if (!IS_FULL) return;
  console.log(told.join("\n"));
  writePromises("coach", promises);
});

/** Measured values by length of history, in matches. */
type Cells = ReadonlyMap<number, number>;

interface Limits {
  /** With a map only at its lengths of history. */ readonly atLeast?: number | Cells | undefined;
  readonly atMost?: number;
}

/** 0.0612 -> `6.1 %`. */
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Tells of a row and holds each of its values against the limits; a test goes on behind one that is missed. */
function keep(label: string, cells: Cells, { atLeast, atMost = Infinity }: Limits = {}, write = percent) {
  const written: string[] = [];
  for (const [matches, cell] of cells) {
    const least = (typeof atLeast === "object" ? atLeast.get(matches) : atLeast) ?? -Infinity;
    const isKept = cell >= least && cell <= atMost;
    written.push(`${write(cell)} at ${matches}${isKept ? "" : " MISSED"}`);
    expect.soft(isKept, `${label}: ${written.at(-1)}, wanted ${least} to ${atMost}`).toBe(true);
  }
  told.push(`${label.padEnd(52)} ${written.join(", ")}`);
  const isPromise = atLeast !== undefined || atMost !== Infinity;
  if (isPromise)
    promises.push({ what: label, found: written.join(", "), isKept: !written.join().includes("MISSED") });
}

// 20 in 100 were told of one at -19 points, when chance was that of independent matches at the ratings' level (040).
test("who is at even against everybody is told of no cost, on tilt or not", () => {
  told.push("At even against everybody");
  const seeds = IS_FULL ? [42, 1042, 2042] : [42];
  const all = PLAYERS * seeds.length;
  // One in 700 cells is beyond three standard errors by chance.
  const atMost = COST_BY_CHANCE + 3 * Math.sqrt((COST_BY_CHANCE * (1 - COST_BY_CHANCE)) / all);
  for (const [name, moodAfter] of IS_FULL ? MOODS : [NO_TILT, HEAVY_TILT]) {
    const costs = measured(IS_FULL ? [120, 300, 1000, 3000] : [300], (matches) => {
      const parts = seeds.map((seed) => measureEven({ players: PLAYERS, matches, seed, moodAfter }).noCost);
      return 1 - meanOf(parts);
    });
    keep(`told of a cost: ${name}`, costs, { atMost });
    if (IS_FULL) expect.soft(meanOf([...costs.values()]), name).toBeLessThanOrEqual(COST_BY_CHANCE);
  }
});

test("who is at even against everybody is told of no drop in sessions and of no other effect", () => {
  const even = measured(IS_FULL ? [120, 300, 1000, 3000] : [1000], (matches) =>
    measureEven({ players: FEWER, matches, seed: 2 * SEED }),
  );
  const drops = partsOf(even, ({ noDrop }) => 1 - noDrop);
  keep("told of a drop in sessions", drops, { atMost: 0.05 });
  const effects = partsOf(even, ({ noEffect }) => 1 - noEffect);
  keep("told of another effect", effects, { atMost: 0.05 });
});

test("planted weaknesses of 12 points are told and among the first three costs, on tilt or not", () => {
  for (const weakness of IS_FULL ? [8, 12, 20] : [12]) {
    told.push(`${weakness} points below even against two characters, each met in 6 % of matches`);
    const promised = weakness === 12 ? PROMISED : undefined;
    for (const [name, moodAfter] of [NO_TILT, TILT]) {
      const found = measured(IS_FULL ? [300, 1000, 1600, 3000] : [1000], (matches) =>
        measurePlanted({ players: PLAYERS, matches, seed: SEED, moodAfter }, logOddsBelowEven(weakness)),
      );
      const costs = partsOf(found, (row) => row.told);
      keep(`told of a cost: ${name}`, costs, { atLeast: promised?.told });
      const first = partsOf(found, (row) => row.first);
      keep("  both among the first three", first, { atLeast: promised?.first });
      const named = partsOf(found, (row) => row.named);
      keep("  both named as sure", named);
    }
  }
});

test("intervals have the truth in them", () => {
  told.push("As far from even as players are, and two weaknesses on top");
  const coverage = measured(IS_FULL ? [120, 1000, 3000] : [1000], (matches) =>
    measureCoverage({ players: FEWER, matches, seed: 3 * SEED }),
  );
  keep("95 % intervals with the truth in them", coverage, COVERAGE);
});

test("what everybody's matches say finds more of what costs matches, and breaks no promise", () => {
  told.push("Seen by what everybody's matches say, and by what is met at the rank");
  const known = measured(IS_FULL ? [120, 300, 1000] : [300], (matches) =>
    measureKnownWorld({ players: PLAYERS, matches, seed: 4 * SEED }),
  );
  const gain = partsOf(known, ({ caught, caughtWithout }) => caught - caughtWithout);
  const inMatches = (value: number) => value.toFixed(3);
  keep("costs in a hundred that the first three tell more", gain, { atLeast: 0.001 }, inMatches);
  const coverage = partsOf(known, (row) => row.coverage);
  keep("95 % intervals with the truth in them", coverage, COVERAGE);
  const costs = partsOf(known, ({ noCost }) => 1 - noCost);
  keep("told of a cost, just as everybody", costs, { atMost: 0.1 });
});

/** What is measured at each length of history. */
function measured<Value>(
  lengths: readonly number[],
  measure: (matches: number) => Value,
): Map<number, Value> {
  return new Map(lengths.map((matches) => [matches, measure(matches)]));
}

function partsOf<Value>(
  found: ReadonlyMap<number, Value>,
  partOf: (value: Value) => number,
): Map<number, number> {
  return new Map([...found].map(([matches, value]) => [matches, partOf(value)]));
}

/** 12 points below even are log-odds of -0.49: 38 of 100 won. */
function logOddsBelowEven(points: number): number {
  return Math.log((50 - points) / (50 + points));
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
  const folder = temporaryFolder();
  const records = lopsided().slice(0, 20);
  writeFileSync(join(folder, "a.json"), JSON.stringify(records.slice(0, 12)));
  writeFileSync(join(folder, "b.json.gz"), gzipSync(JSON.stringify(records.slice(8))));
  writeFileSync(join(folder, "notes.txt"), "no matches");
  expect(readReplays(folder)).toEqual(records.toReversed());
});
