import { describe, expect, it } from "vitest";
import { expectNumbers } from "../testing/expect-numbers.ts";
import { estimateMatchups } from "./estimate-matchups.ts";
import type { MatchupCount } from "./matchup-counts.ts";

/** Both sides of matches at even ratings: the first character wins so many. */
function even(me: number, them: number, matches: number, wins: number): MatchupCount[] {
  const both = { matches, draws: 0, expected: 500_000 * matches, variance: 250_000 * matches };
  return [
    { ...both, me, them, wins },
    { ...both, me: them, them: me, wins: matches - wins },
  ];
}

const PAIRS = [...even(6, 8, 4000, 2100), ...even(6, 17, 3000, 1500), ...even(8, 17, 900, 420)];

describe("estimates of matchups", () => {
  it("stand in the order of both characters' numbers", () => {
    const pairs = estimateMatchups(PAIRS).cells.map(({ me, them }) => `${me} ${them}`);
    expect(pairs).toEqual(["6 8", "6 17", "8 6", "8 17", "17 6", "17 8"]);
  });

  it("say nothing of a pair that met a few times, and do not name one that never met", () => {
    const { cells, characters } = estimateMatchups([...PAIRS, ...even(33, 6, 5, 5)]);
    expect(cells.filter(({ me, them }) => me === 33 || them === 33)).toEqual([
      { me: 6, them: 33, matches: 5, wins: 0, draws: 0 },
      { me: 33, them: 6, matches: 5, wins: 5, draws: 0 },
    ]);
    expect(characters.find(({ character }) => character === 33)).toMatchObject({ matches: 5, wins: 5 });
  });

  it("are the same in any order, and with counts in parts", () => {
    const halves = PAIRS.flatMap((count) => {
      const { matches, expected, variance } = count;
      const half = { ...count, matches: matches / 2, expected: expected / 2, variance: variance / 2 };
      const wins = Math.floor(count.wins / 2);
      return [
        { ...half, wins },
        { ...half, wins: count.wins - wins },
      ];
    });
    expect(estimateMatchups(PAIRS.toReversed())).toEqual(estimateMatchups(PAIRS));
    expect(estimateMatchups(halves.toReversed())).toEqual(estimateMatchups(PAIRS));
  });

  it("do not make a class of ranks that says nothing of its own out to be unlike the others", () => {
    const all = estimateMatchups(PAIRS);
    const few = estimateMatchups(even(6, 8, 20, 12), [...PAIRS, ...even(6, 8, 20, 12)]);
    expect(few.cells).toHaveLength(2);
    expect(Math.abs((few.cells[0]?.estimate ?? 0) - (all.cells[0]?.estimate ?? 0))).toBeLessThan(0.4);
    expect(few.cells[0]).toMatchObject({ me: 6, them: 8, matches: 20, wins: 12 });
  });

  it("are those of all ranks, or nearly, for a class that has all matches", () => {
    const [own, all] = [estimateMatchups(PAIRS, PAIRS), estimateMatchups(PAIRS)];
    for (const [place, cell] of own.cells.entries()) {
      expect(cell.matches).toBe(all.cells[place]?.matches);
      expect(Math.abs((cell.estimate ?? 0) - (all.cells[place]?.estimate ?? 99))).toBeLessThan(0.5);
    }
  });
});

describe("counts that cannot be", () => {
  const good = { me: 6, them: 8, matches: 100, wins: 60, draws: 1, expected: 5e7, variance: 2.5e7 };
  const values = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -5e12, 1e300];
  const junk: MatchupCount[] = [
    ...values.flatMap((value) =>
      (["matches", "wins", "draws", "expected", "variance"] as const).map((field) => ({
        ...good,
        [field]: value,
      })),
    ),
    { ...good, variance: 0 },
    { ...good, wins: 101 },
    { ...good, me: 30 },
    { ...good, them: 4711 },
    { ...good, me: Number.NaN },
  ].filter(({ matches }) => matches !== 1e300);

  it("change nothing", () => {
    expect(estimateMatchups([...junk, ...PAIRS])).toEqual(estimateMatchups(PAIRS));
    expect(estimateMatchups(junk, [...junk, ...PAIRS]).cells).toEqual([]);
  });

  it("and no counts at all are no estimates", () => {
    const none = { reliability: 0, characters: [], cells: [] };
    expect(estimateMatchups([])).toMatchObject(none);
    expect(estimateMatchups(junk)).toMatchObject(none);
    expect(estimateMatchups([], [])).toMatchObject(none);
  });

  it.each([
    ["one match", even(6, 8, 1, 1)],
    ["one side of one match", even(6, 8, 1, 1).slice(0, 1)],
    ["nothing but wins", even(6, 8, 1e6, 1e6)],
    ["a hundred million matches of a pair", even(6, 8, 1e8, 5e7)],
    ["more matches than anybody plays", even(6, 8, 1e15, 6e14)],
    ["hardly any chance in the results", [{ ...good, expected: 1e8, variance: 1 }]],
  ])("leave numbers in their places: %s", (_, counts) => {
    for (const answer of [
      estimateMatchups([...counts, ...PAIRS]),
      estimateMatchups(counts),
      estimateMatchups(counts, PAIRS),
      estimateMatchups(PAIRS, counts),
    ])
      expectNumbers(answer);
  });
});
