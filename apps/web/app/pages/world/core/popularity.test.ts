import { expect, test } from "vitest";
import { popularities, popularityLines } from "./popularity.ts";

const MONTHS = [
  {
    from: "2026-10-01",
    sides: 150,
    ranks: [
      { rank: "rulers" as const, sides: 100, characters: [{ id: "king", sides: 10 }] },
      { rank: "fujin-bushin" as const, sides: 50, characters: [{ id: "jin", sides: 25 }] },
    ],
  },
  {
    from: "2026-11-01",
    sides: 50,
    ranks: [
      {
        rank: "rulers" as const,
        sides: 50,
        characters: [
          { id: "king", sides: 20 },
          { id: "newcomer", sides: 5 },
        ],
      },
    ],
  },
];

test("shares are of all sides, over all months and at each class of ranks", () => {
  const [first, second, third] = popularities(MONTHS);
  expect(first?.character.characterId).toBe("king");
  expect(first?.share).toBeCloseTo(15);
  expect([...(first?.byRank ?? [])]).toEqual([
    ["rulers", 20],
    ["fujin-bushin", 0],
  ]);
  expect(second?.character.characterId).toBe("jin");
  expect(second?.share).toBeCloseTo(12.5);
  expect(third?.share).toBe(0);
});

test("lines are of those played most, the wanted one first", () => {
  const lines = popularityLines(MONTHS, "zafina");
  expect(lines.map(({ label }) => label).slice(0, 3)).toEqual(["Zafina", "King", "Jin"]);
  expect(lines).toHaveLength(5);
  expect(lines[1]?.points).toEqual([
    { at: Date.parse("2026-10-01") / 1000, value: (100 * 10) / 150 },
    { at: Date.parse("2026-11-01") / 1000, value: 40 },
  ]);
});

test("nothing played is no share", () => {
  expect(popularities([])[0]?.byRank.size).toBe(0);
  expect(popularityLines([], undefined)[0]?.points).toEqual([]);
});
