import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { makeMatch } from "./match-fixture.ts";

/** 1 May 2026. */
const FIRST_DAY = 20_574;
const DAYS = 160;

/**
 * Matches as they must be counted whatever they are: of five months in any order, the same ones again with other winners,
 * of unknown characters and ranks, versions out of order, with and without ratings.
 */
export const mixedMatches = fc.array(
  fc
    .record({
      number: fc.nat(300),
      second: fc.nat(DAYS * 86_400 - 1),
      version: fc.constantFrom(30_101, 20_801, 30_001),
      winner: fc.constantFrom(1, 2, 3),
      characters: fc.tuple(character(), character()),
      ranks: fc.tuple(rank(), rank()),
      ratings: fc.tuple(rating(), rating()),
    })
    .map(
      ({ number, second, version, winner, characters, ranks, ratings }): ReplayRecord =>
        makeMatch(number, {
          battle_at: FIRST_DAY * 86_400 + second,
          game_version: version,
          winner,
          p1_chara_id: characters[0],
          p2_chara_id: characters[1],
          p1_rank: ranks[0],
          p2_rank: ranks[1],
          p1_rating_before: ratings[0],
          p2_rating_before: ratings[1],
        }),
    ),
  { maxLength: 60 },
);

function character() {
  return fc.constantFrom(0, 2, 6, 47, 9999);
}

function rank() {
  return fc.constantFrom(0, 8, 9, 20, 21, 24, 25, 37, 103, 765, 38, 400);
}

function rating() {
  return fc.option(fc.integer({ min: 900, max: 2100 }), { nil: null });
}

/** What the store is asked for: all, and parts in every combination. */
export const mixedFilter = fc.record(
  {
    version: fc.constantFrom(30_101, 20_801, 1),
    exceptVersions: fc.constantFrom([], [30_101], [30_001, 20_801]),
    rankClass: fc.constantFrom(0, 3, 4, 5, 99),
    since: fc.integer({ min: FIRST_DAY - 5, max: FIRST_DAY + DAYS }),
  },
  { requiredKeys: [] },
);
