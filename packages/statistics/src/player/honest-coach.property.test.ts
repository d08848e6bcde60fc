import type { PartialReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expectNumbers } from "../testing/expect-numbers.ts";
import { ME, RIVAL } from "../testing/replays.ts";
import { expectedResults } from "./expected-result.ts";
import { honestCoach } from "./honest-coach.ts";
import { MATCH_PERIODS } from "./match-filter.ts";
import { opponentEvidence } from "./opponent-records.ts";
import { playerMatches } from "./player-match.ts";

/*
 * The coach beside a slow reference that is written from the model's sentences: distributions are sums over a fine grid
 * instead of formulas, groups are plain filters, and nothing is shared but the two fitted numbers.
 */

const SLOPE = 0.64;
const SPREAD = 0.22;
const NOW = 1_760_000_000;

const rating = fc.option(
  fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 900, max: 2100 }) }, fc.constantFrom(-1e300, 1e300, 0)),
  { nil: null },
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const character = fc.constantFrom(0, 1, 2, 6, 999, 2 ** 31 - 1);
const rounds = optional(fc.integer({ min: 0, max: 3 }));

const record: fc.Arbitrary<PartialReplayRecord> = fc.record({
  p1_polaris_id: fc.constant(ME),
  p2_polaris_id: fc.constant(RIVAL),
  p1_name: fc.constant("Me"),
  p2_name: fc.constant("Rival"),
  p1_chara_id: fc.constantFrom(6, 17),
  p2_chara_id: character,
  p1_rank: fc.constantFrom(0, 29, 765, 4000),
  p2_rank: fc.constantFrom(0, 29, 765, 4000),
  p1_power: fc.nat(500_000),
  p2_power: fc.nat(500_000),
  p1_rating_before: rating,
  p2_rating_before: rating,
  p1_rounds: rounds,
  p2_rounds: rounds,
  // Years ago, tonight in sessions, and a clock in the future.
  battle_at: optional(
    fc.oneof(
      fc.integer({ min: NOW - 9_000_000, max: NOW }),
      fc.integer({ min: NOW - 20_000, max: NOW }),
      fc.constant(2 ** 31 - 1),
    ),
  ),
  game_version: optional(fc.constantFrom(30_101, 30_201, 0, -5, 999_999_999)),
  winner: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(1 as const, 2 as const) },
    { weight: 1, arbitrary: fc.constant(3 as const) },
  ),
});
/** Some have no id, and some of the others come twice. */
const records = fc.array(record, { maxLength: 70 }).map((list): PartialReplayRecord[] => {
  const named = list.map((one, place) =>
    place % 5 === 4 ? one : { ...one, battle_id: place.toString(16).padStart(32, "0") },
  );
  return [...named, ...named.filter((_, place) => place % 7 === 3 && place % 5 !== 4)];
});

/** Each match once, with what the reference expects of it. */
function referenceMatches(all: readonly PartialReplayRecord[]) {
  const single = all.filter(
    ({ battle_id }, place) =>
      battle_id === undefined || all.findIndex((other) => other.battle_id === battle_id) === place,
  );
  const scores = single.map(({ winner }) => ({ 1: 1, 2: 0, 3: 0.5 })[winner]);
  const won = scores.reduce((sum: number, score) => sum + score, 0);
  return single.map((one, place) => {
    const { p1_rating_before: own, p2_rating_before: other } = one;
    const isRated = typeof own === "number" && typeof other === "number";
    const gap = isRated ? Math.min(1000, Math.max(-1000, own - other)) : 0;
    const chance = isRated ? 1 / (1 + 10 ** ((-SLOPE * gap) / 400)) : (won + 1) / (single.length + 2);
    return { ...one, chance, score: scores[place] ?? 0, isRated };
  });
}
type ReferenceMatch = ReturnType<typeof referenceMatches>[number];

const STEP = 0.004;
const GRID = Array.from({ length: 4001 }, (_, place) => (place - 2000) * STEP);
const shifted = (chance: number, by: number) => {
  const odds = (chance / (1 - chance)) * Math.exp(by);
  return odds / (1 + odds);
};

/** The distribution of a distance from even, as weights on the grid. */
function referencePosterior(list: readonly ReferenceMatch[], prior: number) {
  const logs = GRID.map((at) => {
    const fits = list.map(({ chance, score, p1_rounds, p2_rounds }) => {
      const p = shifted(chance, at);
      // A race to three that was written down as such: each of its rounds has the match's odds to the power of 8/15.
      const isRace =
        (score === 1 && p1_rounds === 3 && p2_rounds !== undefined && p2_rounds < 3) ||
        (score === 0 && p2_rounds === 3 && p1_rounds !== undefined && p1_rounds < 3);
      if (isRace) {
        const odds = (p / (1 - p)) ** (8 / 15);
        return (p1_rounds ?? 0) * Math.log(odds / (1 + odds)) + (p2_rounds ?? 0) * Math.log(1 / (1 + odds));
      }
      return score * Math.log(p) + (1 - score) * Math.log(1 - p);
    });
    return fits.reduce((sum, fit) => sum + fit, 0) - (at - prior) ** 2 / (2 * SPREAD ** 2);
  });
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const meanOf = (value: (at: number) => number) =>
    GRID.reduce((sum, at, place) => sum + value(at) * ((weights[place] ?? 0) / total), 0);
  return { mode: GRID[logs.indexOf(top)] ?? 0, meanOf };
}

test("the shrunk records are those of the distributions summed on a grid", () => {
  fc.assert(
    fc.property(records, fc.constantFrom(0, 0.1, -0.3), (all, prior) => {
      const found = opponentEvidence(expectedResults(playerMatches(all, ME)), { findPrior: () => prior });
      const matches = referenceMatches(all);
      for (const { record: row, shrunk } of found) {
        const list = matches.filter(({ p2_chara_id }) => p2_chara_id === row.gameId);
        expect(row.share).toBeCloseTo(list.length / matches.length, 12);
        const { mode, meanOf } = referencePosterior(list, prior);
        const mean = meanOf((at) => at);
        expect(Math.abs(shrunk.mean - mode)).toBeLessThanOrEqual(STEP);
        expect(shrunk.mean).toBeCloseTo(mean, 1);
        expect(shrunk.deviation).toBeCloseTo(Math.sqrt(meanOf((at) => (at - mean) ** 2)), 1);
        expect(Math.abs(row.chanceBelowEven - meanOf((at) => Number(at < 0)))).toBeLessThan(0.04);
        const lost = row.share * meanOf((at) => Math.max(0, 50 - 100 / (1 + Math.exp(-at))));
        expect(Math.abs(row.lostInHundred - lost)).toBeLessThan(0.25);
        const inside = meanOf((at) => {
          const points = 100 / (1 + Math.exp(-at)) - 50;
          return Number(points >= row.points.low && points <= row.points.high);
        });
        expect(Math.abs(inside - 0.95)).toBeLessThan(0.02);
      }
      expect(new Set(found.map(({ record: row }) => row.gameId)).size).toBe(found.length);
    }),
    { numRuns: 40, seed: 21 },
  );
});

test("what is told against the rating are plain sums over the matches", () => {
  fc.assert(
    fc.property(records, (all) => {
      const { againstRating } = honestCoach(playerMatches(all, ME), { now: NOW });
      const rated = referenceMatches(all).filter(({ isRated }) => isRated);
      const counted = againstRating.bands.reduce((sum, { matches }) => sum + matches, 0);
      expect(counted).toBe(rated.length);
      for (const { from = -Infinity, to = Infinity, ...band } of againstRating.bands) {
        const list = rated.filter(({ p1_rating_before, p2_rating_before }) => {
          const gap = (p2_rating_before ?? 0) - (p1_rating_before ?? 0);
          return gap >= from && gap < to;
        });
        expect(band.matches).toBe(list.length);
        const percent = (values: number[]) => (100 * values.reduce((sum, v) => sum + v, 0)) / list.length;
        expect(band.expected).toBeCloseTo(percent(list.map(({ chance }) => chance)), 6);
        expect(band.actual.estimate).toBeCloseTo(percent(list.map(({ score }) => score)), 6);
      }
    }),
    { numRuns: 100, seed: 21 },
  );
});

const filter = fc.record({
  ownGameId: fc.constantFrom(undefined, 6, 17, 4711),
  period: fc.constantFrom(undefined, ...MATCH_PERIODS),
});

test("whatever the matches, the coach answers, and never with what is no number", () => {
  fc.assert(
    fc.property(records, filter, fc.constantFrom(0, NOW, 4e9), (all, chosen, now) => {
      const coach = honestCoach(playerMatches(all, ME), {
        now,
        filter: chosen,
        findPrior: (_, opponent) => (opponent === 999 ? Number.NaN : undefined),
        findShare: (opponent) => (opponent % 2 === 0 ? opponent / 50 : undefined),
      });
      expectNumbers(coach);
      expect(structuredClone(coach)).toEqual(coach);
      const { costs, opponents } = coach;
      expect(costs.costs.length).toBeLessThanOrEqual(3);
      expect(costs.verdict === "too-early").toBe(costs.moreMatches !== undefined);
      expect(costs.costs.some(({ isSure }) => isSure)).toBe(costs.verdict === "stands-out");
      for (const { points, lostInHundred, share } of opponents) {
        expect(points.low).toBeLessThan(points.estimate);
        expect(points.high).toBeGreaterThan(points.estimate);
        expect(lostInHundred).toBeGreaterThanOrEqual(0);
        expect(lostInHundred).toBeLessThanOrEqual(50 * share);
      }
    }),
    { numRuns: 300, seed: 21 },
  );
});

test("the order of the records and repeats of them change nothing", () => {
  fc.assert(
    fc.property(records, (all) => {
      const timed = all.map((one, place) => ({
        ...one,
        battle_id: place.toString(16).padStart(32, "0"),
        battle_at: NOW - 700 * place,
      }));
      const coach = honestCoach(playerMatches(timed, ME), { now: NOW });
      const mixed = [...timed.toReversed(), ...timed.slice(0, 20)];
      expect(playerMatches(mixed, ME)).toEqual(playerMatches(timed, ME));
      const again = honestCoach(playerMatches(mixed, ME), { now: NOW });
      expect(again).toEqual(coach);
    }),
    { numRuns: 100, seed: 21 },
  );
});
