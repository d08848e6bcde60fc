import type { ReplayRecord } from "@tactician/game";
import { describe, expect, it, test } from "vitest";
import { ME, replay } from "../testing/replays.ts";
import { expectedResults } from "./expected-result.ts";
import { type CoachOptions, honestCoach } from "./honest-coach.ts";
import { formatGameVersion } from "./match-filter.ts";
import { compareOpponents, mostWorthLearning, opponentEvidence } from "./opponent-records.ts";
import { playerMatches } from "./player-match.ts";

const opponentRecords = (...asked: Parameters<typeof opponentEvidence>) =>
  opponentEvidence(...asked).map(({ record }) => record);

const NOW = 1_760_000_000;
const DAY = 86_400;
const KING = 2;
const JACK = 10;

/** Ten minutes apart from the oldest on, in the order of the list. */
function played(list: readonly Partial<ReplayRecord>[], startedAt = NOW - DAY): ReplayRecord[] {
  return list.map((changes, place) =>
    replay({
      battle_id: `${startedAt}-${place}`,
      battle_at: startedAt + 600 * place,
      p1_rating_before: 1500,
      p2_rating_before: 1500,
      ...changes,
    }),
  );
}
const times = <Value>(count: number, changes: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => changes(place));
const series = (
  count: number,
  changes: (place: number) => Partial<ReplayRecord>,
  startedAt?: number,
): ReplayRecord[] => played(times(count, changes), startedAt);
const won = (isWon: boolean): Pick<ReplayRecord, "winner"> => ({ winner: isWon ? 1 : 2 });
const coachOf = (records: readonly ReplayRecord[], options: Partial<CoachOptions> = {}) =>
  honestCoach(playerMatches(records, ME), { now: NOW, ...options });

describe("what is expected of a match", () => {
  const expectedOf = (changes: Partial<ReplayRecord>, more: readonly ReplayRecord[] = []) =>
    expectedResults(playerMatches([...played([changes]), ...more], ME))[0]?.expected;

  it.each([
    [1500, 1500, 0.5],
    [1600, 1500, 0.591],
    [1500, 1600, 0.409],
    [1900, 1500, 0.814],
    [9e9, 1500, 0.975],
  ])("is %i against %i: %f", (own, opponent, expected) => {
    expect(expectedOf({ p1_rating_before: own, p2_rating_before: opponent })).toBeCloseTo(expected, 3);
  });

  it("is the player's own ratio where a rating is missing: three wins and a loss, each with one on top", () => {
    const others = played([{}, {}, { winner: 2 }], NOW - 2 * DAY);
    expect(expectedOf({ p2_rating_before: null }, others)).toBeCloseTo(4 / 6, 12);
  });
});

describe("a record against one character", () => {
  const kingOf = (matches: number, changes: (place: number) => Partial<ReplayRecord>) =>
    opponentRecords(expectedResults(playerMatches(series(matches, changes), ME)))[0];

  it("is shrunk: 6 of 20 are 20 points below even and count as 4", () => {
    const king = kingOf(20, (i) => ({ ...won(i < 6), p1_rounds: 0, p2_rounds: 0 }));
    expect(king).toMatchObject({ gameId: KING, ratio: 30, share: 1, tally: { wins: 6, losses: 14 } });
    // -4 / (20 / 4 + 1 / 0.22^2) = -0.156 log-odds, +- 1.96 * 0.197
    expect(king?.points.estimate).toBeCloseTo(-3.9, 1);
    expect(king?.points.low).toBeCloseTo(-13.2, 0);
    expect(king?.points.high).toBeCloseTo(5.7, 0);
    expect(king?.chanceBelowEven).toBeCloseTo(0.786, 2);
  });

  it("counts rounds where they are known: twenty times 0-3 is worse than twenty times 2-3", () => {
    const [clear, close, unknown] = [0, 2, 3].map(
      (p1_rounds) => kingOf(20, () => ({ ...won(false), p1_rounds, p2_rounds: 3 }))?.points.estimate ?? 0,
    );
    // Sixty rounds lost say more than forty won of a hundred, and twenty matches without rounds lie between.
    expect(clear).toBeCloseTo(-15.5, 0);
    expect(close).toBeCloseTo(-4.8, 0);
    expect(unknown).toBeCloseTo(-9.5, 0);
  });
});

test("a matchup that is known to be hard is where the record starts from", () => {
  const results = expectedResults(playerMatches(played([{}]), ME));
  const [known] = opponentRecords(results, {
    findPrior: (own, opponent) => (own === 6 && opponent === KING ? -0.4 : undefined),
  });
  const [unknown] = opponentRecords(results);
  expect(known?.points.estimate).toBeCloseTo((unknown?.points.estimate ?? 0) - 9.6, 0);
});

describe("how often a character will be met", () => {
  // King in four of five matches, Jack in the fifth.
  const records = series(50, (i) => ({ p2_chara_id: i % 5 === 0 ? JACK : KING }));
  const sharesOf = (findShare?: CoachOptions["findShare"]) =>
    coachOf(records, { findShare }).opponents.map(({ gameId, share }) => [gameId, share]);

  it("is as often as so far, with a hundred matches at the player's rank beside the own ones", () => {
    // King: (40 + 100 * 0.04) / 150; Jack: (10 + 100 * 0.1) / 150.
    expect(sharesOf((id) => (id === KING ? 0.04 : 0.1))).toEqual([
      [KING, 44 / 150],
      [JACK, 20 / 150],
    ]);
  });

  it("is as often as so far where nothing is known of the rank, or what cannot be", () => {
    const soFar = [
      [KING, 0.8],
      [JACK, 0.2],
    ];
    expect(sharesOf()).toEqual(soFar);
    for (const share of [undefined, Number.NaN, -0.1, 1.5]) expect(sharesOf(() => share)).toEqual(soFar);
  });

  it("decides the order of equal records", () => {
    const equal = series(60, (i) => ({ p2_chara_id: i % 2 === 0 ? JACK : KING, ...won(i % 6 > 3) }));
    const firstOf = (often: number) =>
      coachOf(equal, { findShare: (id) => (id === often ? 0.2 : 0.01) }).costs.costs[0]?.gameId;
    expect([firstOf(KING), firstOf(JACK)]).toEqual([KING, JACK]);
  });
});

describe("what costs matches", () => {
  /** Met in turn; Jack in every fifth match. */
  const season = (matches: number, lostToJack: number) =>
    series(
      matches,
      (i) =>
        i % 5 === 0
          ? { p2_chara_id: JACK, ...won(((i * 7) / 5) % 20 >= lostToJack) }
          : { p2_chara_id: i % 5, ...won(Math.floor(i / 5) % 2 === 0) },
      NOW - 80 * DAY,
    );

  it("is named once it is more than chance", () => {
    const { costs } = coachOf(season(1000, 14));
    expect(costs.verdict).toBe("stands-out");
    expect(costs.costs[0]).toMatchObject({ gameId: JACK, share: 0.2, isSure: true });
    // 20 points below even in every fifth match, shrunk.
    expect(costs.costs[0]?.lostInHundred).toBeCloseTo(2.9, 0);
    expect(costs.moreMatches).toBeUndefined();
  });

  it("is too early to say with twelve matches, and takes about as many as all would", () => {
    const { costs } = coachOf(season(12, 14));
    expect(costs.verdict).toBe("too-early");
    expect(costs.moreMatches).toBeGreaterThan(20);
    expect(costs.moreMatches).toBeLessThanOrEqual(1588);
    expect(costs.costs.every(({ isSure }) => !isSure)).toBe(true);
  });

  it("takes fewer more matches the nearer it is", () => {
    const more = [50, 100, 150].map((matches) => coachOf(season(matches, 14)).costs.moreMatches ?? 0);
    expect(more.toSorted((a, b) => b - a)).toEqual(more);
  });

  it("is nothing in a long and even record", () => {
    expect(coachOf(season(2000, 10)).costs).toMatchObject({
      verdict: "nothing-stands-out",
      moreMatches: undefined,
    });
  });
});

describe("the filter", () => {
  const records = [
    ...played([{ game_version: 30_000, p1_chara_id: 17 }], NOW - 200 * DAY),
    ...series(3, () => ({ game_version: 30_101 }), NOW - 50 * DAY),
    ...played([{ game_version: 30_201, p1_chara_id: 17 }, { game_version: 77 }], NOW - 2 * DAY),
  ];
  it.each([
    [{}, 6],
    [{ ownGameId: 17 }, 2],
    [{ ownGameId: 99 }, 0],
    [{ period: "90-days" }, 5],
    [{ period: "last-patch" }, 1],
    [{ period: "90-days", ownGameId: 17 }, 1],
  ] as const)("%o leaves %i matches", (filter, matches) => {
    const coach = coachOf(records, { filter });
    expect(coach.matches).toBe(matches);
    expect(coach.ownCharacters).toEqual([
      { gameId: 6, matches: 4 },
      { gameId: 17, matches: 2 },
    ]);
  });
});

test("patches are marked at their first match, the first version and slips are not", () => {
  const records = [
    ...series(3, () => ({ game_version: 10_801 }), NOW - 90 * DAY),
    ...series(3, () => ({ game_version: 20_000 }), NOW - 60 * DAY),
    ...played([{ game_version: 99_999 }, { game_version: 0 }], NOW - 50 * DAY),
    ...series(3, () => ({ game_version: 20_101 }), NOW - 30 * DAY),
  ];
  expect(coachOf(records).patches).toEqual([
    { at: NOW - 60 * DAY, gameVersion: 20_000 },
    { at: NOW - 30 * DAY, gameVersion: 20_101 },
  ]);
  expect(formatGameVersion(30_101)).toBe("3.01.01");
});

describe("who a player really is", () => {
  it("says that they win more than the rating says, and where", () => {
    const { againstRating } = coachOf(
      series(300, (i) => ({ ...won(i % 3 > 0), p2_rating_before: i % 2 ? 1500 : 1620 })),
    );
    // 200 of 300 won where 134 were to be expected.
    expect(againstRating.overall?.points.estimate).toBeCloseTo(22.1, 1);
    expect(againstRating.bands.map(({ from, to, matches }) => [from, to, matches])).toEqual([
      [-50, 50, 150],
      [100, 200, 150],
    ]);
    expect(againstRating.bands.every(({ isTold }) => isTold)).toBe(true);
  });

  it("tells of close matches by what such matches should be", () => {
    const close = (wins: number) =>
      coachOf(
        series(100, (i) =>
          i < wins ? { p1_rounds: 3, p2_rounds: 2 } : { ...won(false), p1_rounds: 2, p2_rounds: 3 },
        ),
      ).againstRating.closeMatches;
    expect(close(80)).toMatchObject({ matches: 100, points: { estimate: 30 } });
    expect(close(20)?.points.estimate).toBe(-30);
    expect(close(55)).toBeUndefined();
  });

  it("tells of the first match of a session only where it differs from the others", () => {
    const evenings = (lossesFirst: number) =>
      times(60, (day) =>
        series(6, (i) => won(i === 0 ? day >= lossesFirst : i % 2 === 1), NOW - (day + 1) * DAY),
      ).flat();
    expect(coachOf(evenings(50)).againstRating.firstOfSession).toMatchObject({ matches: 60 });
    expect(coachOf(evenings(50)).againstRating.firstOfSession?.points.high).toBeLessThan(0);
    expect(coachOf(evenings(30)).againstRating.firstOfSession).toBeUndefined();
  });
});

describe("the advice for sessions", () => {
  const evenings = (count: number, isWon: (day: number, place: number) => boolean) =>
    times(count, (day) => series(14, (place) => won(isWon(day, place)), NOW - (day + 1) * DAY)).flat();

  it("finds after how many matches results drop", () => {
    const advice = coachOf(evenings(40, (day, place) => (day + place) % (place < 8 ? 2 : 5) === 0)).sessions;
    expect(advice).toMatchObject({ verdict: "drops", after: 8, matches: 240 });
    if (advice.verdict === "drops") {
      expect(advice.points.estimate).toBeCloseTo(-30, 0);
      expect(advice.points.high).toBeLessThan(0);
    }
  });

  it("sees no sign in even results, and it is too early with two sessions", () => {
    const isWon = (day: number, place: number) => (day + place) % 2 === 0;
    expect(coachOf(evenings(40, isWon)).sessions).toEqual({ verdict: "no-sign" });
    expect(coachOf(evenings(2, isWon)).sessions).toEqual({ verdict: "too-early" });
  });
});

test("two players differ only where one can tell", () => {
  const recordsOf = (wins: number, matches: number) =>
    opponentRecords(
      expectedResults(
        playerMatches(
          series(matches, (i) => won(i < wins)),
          ME,
        ),
      ),
    );
  const [far] = compareOpponents(recordsOf(140, 200), recordsOf(60, 200));
  expect(far).toMatchObject({ gameId: KING, canTell: true });
  expect(far?.difference.low).toBeGreaterThan(0);
  const [near] = compareOpponents(recordsOf(7, 10), recordsOf(3, 10));
  expect(near?.canTell).toBe(false);
  expect(compareOpponents(recordsOf(7, 10), [])).toEqual([]);
});

test("most worth learning is who is met often and can be punished much", () => {
  const candidates = [
    { gameId: 1, share: 0.05, punishableMoves: 10 },
    { gameId: 2, share: 0.02, punishableMoves: 40 },
    { gameId: 3, share: 0.2, punishableMoves: 0 },
    { gameId: 4, share: Number.NaN, punishableMoves: 40 },
    { gameId: 5, share: 0.01, punishableMoves: 12 },
  ];
  expect(mostWorthLearning(candidates, 2).map(({ gameId }) => gameId)).toEqual([2, 1]);
});

test("50,000 matches, all lost, with no rating at all, are answered", () => {
  const unrated = { winner: 2, p1_rating_before: null, p2_rating_before: null } as const;
  const matches = series(50_000, (i) => ({ ...unrated, p2_chara_id: i % 45 }), NOW - 400 * DAY);
  const coach = coachOf(matches);
  expect(coach).toMatchObject({ matches: 50_000, unratedMatches: 50_000 });
  expect(coach.costs.verdict).toBe("nothing-stands-out");
  expect(JSON.stringify(coach)).not.toContain("null");
});
