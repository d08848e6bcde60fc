import type { Winner } from "@tactician/game";
import { describe, expect, it, test } from "vitest";
import { ME, RIVAL, replay } from "../testing/replays.ts";
import { thinned } from "./history.ts";
import { filterMatches, type MatchFilter } from "./match-filter.ts";
import { formatRatio, playerMatches, winRatio } from "./player-match.ts";
import { type CharacterTally, headToHead, rankedCharacters, streaks, tallyByOpponent } from "./tallies.ts";

/** My matches, newest first, one for each letter: W, L or D. */
function played(letters: string, opponentCharacter = 2) {
  const winners: Record<string, Winner> = { W: 1, L: 2, D: 3 };
  return playerMatches(
    Array.from(letters, (letter) => replay({ winner: winners[letter] ?? 3, p2_chara_id: opponentCharacter })),
    ME,
  );
}

const names = (rows: readonly CharacterTally[]) => rows.map(({ gameId }) => gameId);

describe("win ratio", () => {
  it.each([
    [{ wins: 2, losses: 1, draws: 0 }, "66.67"],
    [{ wins: 1, losses: 0, draws: 0 }, "100.00"],
    [{ wins: 0, losses: 3, draws: 0 }, "0.00"],
    [{ wins: 1, losses: 1, draws: 2 }, "25.00"],
    [{ wins: 1, losses: 7, draws: 0 }, "12.50"],
  ])("of %j is %s", (tally, text) => {
    expect(formatRatio(winRatio(tally) ?? -1)).toBe(text);
  });

  it("of no matches is nothing", () => {
    expect(winRatio({ wins: 0, losses: 0, draws: 0 })).toBeUndefined();
  });
});

describe("the top three", () => {
  // King 0 of 1, Paul 6 of 6, Law 2 of 8, Jin 3 of 6, Bryan 4 of 4
  const rows = tallyByOpponent([
    ...played("L", 2),
    ...played("WWWWWW", 0),
    ...played("WWLLLLLL", 1),
    ...played("WWWLLL", 6),
    ...played("WWWW", 7),
  ]);

  it("puts no small sample before a larger one", () => {
    expect(names(rankedCharacters(rows, 3, "hardest"))).toEqual([1, 6, 0]);
    expect(names(rankedCharacters(rows, 3, "easiest"))).toEqual([0, 6, 1]);
    expect(rows.filter(({ isSmall }) => isSmall).map(({ gameId }) => gameId)).toEqual([7, 2]);
  });

  it("fills up with small samples, marked", () => {
    expect(rankedCharacters(rows, 5, "hardest").slice(3)).toMatchObject([
      { gameId: 2, isSmall: true, ratio: 0 },
      { gameId: 7, isSmall: true, ratio: 100 },
    ]);
  });

  it("prefers what is known better where ratios are equal", () => {
    const equal = tallyByOpponent([...played("WWWLLL", 6), ...played("WWWWLLLL", 3)]);
    expect(names(rankedCharacters(equal, 3, "hardest"))).toEqual([3, 6]);
    expect(names(rankedCharacters(equal, 3, "easiest"))).toEqual([3, 6]);
  });

  it("is shorter where there are fewer", () => {
    expect(rankedCharacters([], 3, "hardest")).toEqual([]);
    expect(rankedCharacters(rows.slice(0, 1), 3, "easiest")).toHaveLength(1);
  });
});

describe("streaks", () => {
  it.each([
    ["W", "win", 1, 1, 0],
    ["WWLWWWLL", "win", 2, 3, 2],
    ["LLLL", "loss", 4, 0, 4],
    ["DWWW", "draw", 1, 3, 0],
    ["WWDWW", "win", 2, 2, 0],
    ["LWLLWLLL", "loss", 1, 1, 3],
  ])("of %s", (letters, outcome, length, longestWin, longestLoss) => {
    expect(streaks(played(letters))).toEqual({ current: { outcome, length }, longestWin, longestLoss });
  });

  it("of no matches are none", () => {
    expect(streaks([])).toBeUndefined();
  });
});

test("head to head counts the matches against one opponent alone", () => {
  const matches = playerMatches(
    [
      replay({ winner: 2, battle_at: 30 }),
      replay({ p2_polaris_id: "third", battle_at: 20 }),
      replay({ winner: 1, battle_at: 10 }),
    ],
    ME,
  );
  const met = headToHead(matches, RIVAL, 1);
  expect(met.tally).toEqual({ wins: 1, losses: 1, draws: 0 });
  expect(met.latest.map(({ battle_at }) => battle_at)).toEqual([30]);
  expect(headToHead(matches, "nobody", 5)).toEqual({ tally: { wins: 0, losses: 0, draws: 0 }, latest: [] });
});

test("a thinned line keeps its ends, its highest and its lowest point", () => {
  const points = Array.from({ length: 5000 }, (_, at) => ({
    at,
    value: Math.sin(at / 50) * 100 + (at === 3210 ? 500 : 0),
  }));
  const thin = thinned(points, 400);
  expect(thin.length).toBeLessThanOrEqual(404);
  expect(thin.length).toBeGreaterThan(100);
  expect(thin[0]).toBe(points[0]);
  expect(thin.at(-1)).toBe(points.at(-1));
  expect(thin).toContain(points[3210]);
  expect(thin.every(({ at }, place) => place === 0 || at > (thin[place - 1]?.at ?? -1))).toBe(true);
  expect(thinned(points.slice(0, 400), 400)).toHaveLength(400);
});

test("matches pass by own character and by patch; without a filter all do", () => {
  const matches = playerMatches(
    [
      replay({ p1_chara_id: 6, game_version: 30_101 }),
      replay({ p1_chara_id: 2, game_version: 30_101 }),
      replay({ p1_chara_id: 6, game_version: 30_001 }),
    ],
    ME,
  );
  const count = (filter: MatchFilter) => filterMatches(matches, filter, 0).length;
  expect([{}, { ownGameId: 6 }, { period: "last-patch" as const }, { ownGameId: 0 }].map(count)).toEqual([
    ...[3, 2, 2, 0],
  ]);
});
