import { PERIOD_SECONDS } from "./coach-parameters.ts";
import type { ExpectedResult } from "./expected-result.ts";
import { isGameVersion } from "./patch-marks.ts";

/** From when on matches count. */
export const MATCH_PERIODS = ["all", "90-days", "last-patch"] as const;
export type MatchPeriod = (typeof MATCH_PERIODS)[number];

/** Which matches count; what is left out lets all pass. */
export interface MatchFilter {
  /** The player's own character: a main and a pocket character are two players. */
  readonly ownGameId?: number | undefined;
  readonly period?: MatchPeriod | undefined;
}

/**
 * The results that pass. `now` is in seconds since 1970; matches of the future count as new. Matches without a time are
 * in no 90 days, and those without a version since no patch. The last patch is the version of the newest match that has one.
 */
export function filterResults(
  results: readonly ExpectedResult[],
  { ownGameId, period = "all" }: MatchFilter,
  now: number,
): readonly ExpectedResult[] {
  if (ownGameId === undefined && period === "all") return results;
  const version = results.find(({ match }) => isGameVersion(match.game_version))?.match.game_version;
  return results.filter(({ match }) => {
    if (ownGameId !== undefined && match.own.chara_id !== ownGameId) return false;
    if (period === "90-days") return match.battle_at !== undefined && match.battle_at >= now - PERIOD_SECONDS;
    return period === "all" || (version !== undefined && match.game_version === version);
  });
}
