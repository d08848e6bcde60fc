import { CHARACTERS } from "@tactician/game";
import { describe, expect, it } from "vitest";
import { estimateMatchups } from "./estimate-matchups.ts";
import { RANK_CLASSES, rankClassOf } from "./rank-classes.ts";
import {
  sampleMatchupCounts,
  samplePlayedMatches,
  samplePopularity,
  sampleRanks,
  sampleVersions,
} from "./sample-population.ts";

/** 2026-11-23. */
const UNTIL = 20_780;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("the sample", () => {
  it("has every pair of characters from both sides, and they are mirrored", () => {
    const counts = sampleMatchupCounts({ until: UNTIL });
    const byPair = new Map(counts.map((count) => [`${count.me} ${count.them}`, count]));
    expect(byPair.size).toBe(CHARACTERS.length ** 2);
    for (const { me, them, matches, wins, draws, expected } of counts) {
      const turned = byPair.get(`${them} ${me}`);
      expect([turned?.matches, turned?.draws]).toEqual([matches, draws]);
      expect(wins + (turned?.wins ?? 0) + draws).toBe(matches);
      expect(expected).toBe(500_000 * matches);
    }
  });

  it("tells the same of sides in every way they can be added up", () => {
    for (const filter of [
      { until: UNTIL },
      { until: UNTIL, rankClass: 3, version: 30_101 },
      { until: UNTIL, since: UNTIL - 29 },
    ]) {
      const sides = sumOf(sampleMatchupCounts(filter).map(({ matches }) => matches));
      expect(sumOf(samplePopularity(filter).map((row) => row.sides))).toBe(sides);
      expect(sumOf(sampleRanks(filter).map((row) => row.sides))).toBe(sides);
      expect(samplePlayedMatches(filter)).toBe(sides / 2);
    }
    const matches = samplePlayedMatches({ until: UNTIL });
    expect(sumOf(sampleVersions(UNTIL).map((row) => row.matches))).toBe(matches);
    const classes = RANK_CLASSES.map((_, rankClass) => samplePlayedMatches({ until: UNTIL, rankClass }));
    expect(sumOf(classes)).toBe(matches);
    expect(Math.min(...classes)).toBeGreaterThan(50_000);
  });

  it("ends on the wanted day, begins five months earlier, and has a new version in between", () => {
    const day = (text: string) => Date.parse(text) / 86_400_000;
    expect(sampleVersions(UNTIL)).toMatchObject([
      { version: 30_101, first: day("2026-09-01"), last: UNTIL },
      { version: 30_001, first: day("2026-06-01"), last: day("2026-08-31") },
    ]);
    expect([...new Set(samplePopularity({ until: UNTIL }).map(({ from }) => from))]).toEqual(
      [6, 7, 8, 9, 10, 11].map((month) => day(`2026-${String(month).padStart(2, "0")}-01`)),
    );
    expect(sampleMatchupCounts({ until: UNTIL, since: UNTIL + 1 })).toEqual([]);
    expect(sampleMatchupCounts({ until: UNTIL, version: 1 })).toEqual([]);
  });

  it("keeps to the class of ranks that is asked for", () => {
    for (const { rank, sides } of sampleRanks({ until: UNTIL, rankClass: 2 }))
      expect([rankClassOf(rank), sides > 0]).toEqual([2, true]);
    for (const { rankClass } of samplePopularity({ until: UNTIL, rankClass: 2 })) expect(rankClass).toBe(2);
  });

  it("is enough to tell matchups apart, and in its last month at high ranks it is not", () => {
    const all = estimateMatchups(sampleMatchupCounts({ until: UNTIL }));
    expect(all.reliability).toBeGreaterThan(0.4);
    expect(all.cells.filter(({ estimate }) => estimate !== undefined).length).toBeGreaterThan(1500);
    const few = estimateMatchups(sampleMatchupCounts({ until: UNTIL, since: UNTIL - 6, rankClass: 5 }));
    expect(few.reliability).toBeLessThan(0.05);
    expect(few.cells.filter(({ estimate }) => estimate === undefined).length).toBeGreaterThan(800);
  });
});
