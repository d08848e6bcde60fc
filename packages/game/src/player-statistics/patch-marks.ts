import { PATCH_MATCHES } from "./coach-parameters.ts";
import type { PlayerMatch } from "./player-match.ts";

/** Where a player's matches begin to be of another version of the game. */
export interface PatchMark {
  /** The first match of that version, in seconds since 1970. */
  readonly at: number;
  /** 30101 is 3.01.01. */
  readonly gameVersion: number;
}

/**
 * The patches in a player's history, oldest first, without the version that it begins with. A version that only one or two
 * matches have is taken for a slip.
 */
export function patchMarks(matches: readonly PlayerMatch[]): PatchMark[] {
  const versions = new Map<number, { at: number; matches: number }>();
  for (const { battle_at, game_version } of matches) {
    if (battle_at === undefined || !isGameVersion(game_version)) continue;
    const found = versions.get(game_version);
    if (found === undefined) versions.set(game_version, { at: battle_at, matches: 1 });
    else {
      found.at = Math.min(found.at, battle_at);
      found.matches += 1;
    }
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
