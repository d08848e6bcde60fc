import { PATCH_MATCHES, PERIOD_SECONDS } from "./coach-parameters.ts";
import type { ExpectedResult } from "./expected-result.ts";
import type { PlayerMatch } from "./player-match.ts";

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
  filter: MatchFilter,
  now: number,
): readonly ExpectedResult[] {
  const matches = results.map(({ match }) => match);
  const passing = new Set(filterMatches(matches, filter, now));
  return passing.size === results.length ? results : results.filter(({ match }) => passing.has(match));
}

export function filterMatches(
  matches: readonly PlayerMatch[],
  { ownGameId, period = "all" }: MatchFilter,
  now: number,
): readonly PlayerMatch[] {
  if (isWholeFilter({ ownGameId, period })) return matches;
  const version = matches.find(({ game_version }) => isGameVersion(game_version))?.game_version;
  return matches.filter(({ own, battle_at, game_version }) => {
    if (ownGameId !== undefined && own.chara_id !== ownGameId) return false;
    if (period === "90-days") return battle_at !== undefined && battle_at >= now - PERIOD_SECONDS;
    return period === "all" || (version !== undefined && game_version === version);
  });
}

export function isWholeFilter({ ownGameId, period = "all" }: MatchFilter): boolean {
  return ownGameId === undefined && period === "all";
}

/** Where a player's matches begin to be of another version of the game. */
export interface PatchMark {
  /** The first match of that version, in seconds since 1970. */
  readonly at: number;
  /** 30101 is 3.01.01. */
  readonly gameVersion: number;
}

/** The patches in a player's history, oldest first, without the version that it begins with, and without slips. */
export function patchMarks(matches: readonly PlayerMatch[]): PatchMark[] {
  const versions = new Map<number, { at: number; matches: number }>();
  for (const { battle_at, game_version } of matches) {
    if (battle_at === undefined || !isGameVersion(game_version)) continue;
    const { at, matches } = versions.get(game_version) ?? { at: battle_at, matches: 0 };
    versions.set(game_version, { at: Math.min(at, battle_at), matches: matches + 1 });
  }
  return [...versions]
    .filter(([, found]) => found.matches >= PATCH_MATCHES)
    .map(([gameVersion, { at }]) => ({ at, gameVersion }))
    .toSorted((a, b) => a.at - b.at || a.gameVersion - b.gameVersion)
    .slice(1);
}

/** Whether the number is a version as the service writes them, 1.00.00 to 9.99.99. */
export function isGameVersion(version: number | undefined): version is number {
  return version !== undefined && Number.isInteger(version) && version >= 10_000 && version <= 99_999;
}

/** A version as players write it: 30101 -> `3.01.01`. */
export function formatGameVersion(version: number): string {
  const digits = String(version).padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4, -2)}.${digits.slice(-2)}`;
}
