import type { PartialReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ME, RIVAL } from "../testing/replays.ts";
import { playerMatches } from "./player-match.ts";
import { type PlayerStatistics, playerStatistics } from "./player-statistics.ts";
import { SMALL_SAMPLE } from "./tallies.ts";

/*
 * The derivation beside a slow reference that is written from the specification's sentences: plain filters over the
 * records, nothing shared, nothing counted twice in one pass.
 */

const PLAYERS = [ME, RIVAL, "eeee3333ffff"] as const;
const rating = fc.option(fc.integer({ min: 500, max: 2500 }), { nil: null });
const change = fc.option(fc.integer({ min: -30, max: 30 }), { nil: null });

const record: fc.Arbitrary<PartialReplayRecord> = fc.record({
  p1_polaris_id: fc.constantFrom(...PLAYERS),
  p2_polaris_id: fc.constantFrom(...PLAYERS),
  p1_name: fc.string({ unit: "grapheme", maxLength: 8 }),
  p2_name: fc.string({ unit: "grapheme", maxLength: 8 }),
  p1_chara_id: fc.constantFrom(0, 1, 2, 6, 999),
  p2_chara_id: fc.constantFrom(0, 1, 2, 6, 999),
  p1_rank: fc.constantFrom(0, 15, 29, 100, 765, 4000),
  p2_rank: fc.constantFrom(0, 15, 29, 100, 765, 4000),
  p1_power: fc.nat(500_000),
  p2_power: fc.nat(500_000),
  p1_rating_before: rating,
  p2_rating_before: rating,
  p1_rating_change: change,
  p2_rating_change: change,
  battle_at: fc.integer({ min: 1_700_000_000, max: 1_700_200_000 }),
  stage_id: fc.constantFrom(100, 200, 201, 1200, 31337),
  winner: fc.constantFrom(1 as const, 2 as const, 3 as const),
});
const records = fc
  .array(record, { maxLength: 60 })
  .map((list) => list.toSorted((a, b) => (b.battle_at ?? 0) - (a.battle_at ?? 0)));

const clock = (at: number) => ({ weekday: Math.floor(at / 86_400) % 7, hour: Math.floor(at / 3600) % 24 });

const isMine = (one: PartialReplayRecord) => one.p1_polaris_id === ME || one.p2_polaris_id === ME;
const isFirst = (one: PartialReplayRecord) => one.p1_polaris_id === ME;
const isWon = (one: PartialReplayRecord) => one.winner === (isFirst(one) ? 1 : 2);
const isLost = (one: PartialReplayRecord) => one.winner !== 3 && !isWon(one);
const isDrawn = (one: PartialReplayRecord) => one.winner === 3;
const metCharacter = (one: PartialReplayRecord) => (isFirst(one) ? one.p2_chara_id : one.p1_chara_id);
const ownCharacter = (one: PartialReplayRecord) => (isFirst(one) ? one.p1_chara_id : one.p2_chara_id);

function letterOf(one: PartialReplayRecord): string {
  if (isWon(one)) return "W";
  return isLost(one) ? "L" : "D";
}

function reference(all: readonly PartialReplayRecord[]) {
  const mine = all.filter(isMine);
  const count = (list: readonly PartialReplayRecord[]) => ({
    wins: list.filter(isWon).length,
    losses: list.filter(isLost).length,
    draws: list.filter(isDrawn).length,
  });
  const longest = (letter: string) =>
    Math.max(
      0,
      ...mine
        .map(letterOf)
        .join("")
        .split(new RegExp(`[^${letter}]`))
        .map((run) => run.length),
    );
  return { mine, count, longest };
}

function checkTotals(statistics: PlayerStatistics, all: readonly PartialReplayRecord[]): void {
  const { mine, count, longest } = reference(all);
  expect(statistics.profile.tally).toEqual(count(mine));
  expect(statistics.formTally).toEqual(count(mine.slice(0, 20)));
  expect(statistics.latestMatches.map(({ battle_at }) => battle_at)).toEqual(
    mine.slice(0, 50).map(({ battle_at }) => battle_at),
  );
  expect(statistics.streaks.longestWin).toBe(longest("W"));
  expect(statistics.streaks.longestLoss).toBe(longest("L"));
  const uses = (id: number) => mine.filter((one) => ownCharacter(one) === id).length;
  expect(uses(statistics.profile.mostUsedGameId)).toBe(Math.max(...[0, 1, 2, 6, 999].map(uses)));
  const hours = statistics.hours.flatMap(({ hour, weekdays }) =>
    weekdays.map(
      (tally, weekday) =>
        [
          tally,
          mine.filter(
            ({ battle_at = 0 }) => clock(battle_at).hour === hour && clock(battle_at).weekday === weekday,
          ),
        ] as const,
    ),
  );
  for (const [tally, list] of hours) expect(tally ?? { wins: 0, losses: 0, draws: 0 }).toEqual(count(list));
  expect(hours.flatMap(([, list]) => list)).toHaveLength(mine.length);
}

function checkCharacters(statistics: PlayerStatistics, all: readonly PartialReplayRecord[]): void {
  const { mine, count } = reference(all);
  expect(statistics.characters.map(({ gameId }) => gameId).toSorted()).toEqual(
    [...new Set(mine.map(metCharacter))].toSorted(),
  );
  for (const { gameId, tally, ratio, isSmall } of statistics.characters) {
    const list = mine.filter((one) => metCharacter(one) === gameId);
    expect(tally).toEqual(count(list));
    expect(ratio).toBe(Number(((list.filter(isWon).length / list.length) * 100).toFixed(2)));
    expect(isSmall).toBe(list.length < SMALL_SAMPLE);
  }
  for (const [top, sign] of [
    [statistics.hardest, 1],
    [statistics.easiest, -1],
  ] as const) {
    expect(top).toHaveLength(Math.min(3, statistics.characters.length));
    const last = top.at(-1);
    for (const row of statistics.characters.filter((one) => !top.includes(one))) {
      // Nobody who was left out belongs before the last one.
      expect(row.isSmall || !last?.isSmall).toBe(true);
      if (row.isSmall === last?.isSmall) expect(sign * (row.ratio - last.ratio)).toBeGreaterThanOrEqual(0);
    }
  }
}

test("the derivation agrees with the slow reference, and can be sent between threads as it is", () => {
  fc.assert(
    fc.property(records, (all) => {
      const statistics = playerStatistics(playerMatches(all, ME), clock);
      expect(statistics === undefined).toBe(!all.some(isMine));
      if (statistics === undefined) return;
      checkTotals(statistics, all);
      checkCharacters(statistics, all);
      expect(structuredClone(statistics)).toEqual(statistics);
    }),
    { numRuns: 300 },
  );
});
