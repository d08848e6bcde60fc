import type { MatchSide, PlayerMatch } from "./player-match.ts";
import { type Tally, tallyOf } from "./tally.ts";

/** Who a player is, by their matches. */
export interface PlayerProfile {
  /** The player's own side of the latest match: name, rank, power, rating and the character of the portrait. */
  readonly latest: MatchSide;
  /** Number of the character played most; of several, the one played last. */
  readonly mostUsedGameId: number;
  readonly tally: Tally;
}

/** The profile by a player's matches, newest first; nothing without a match. */
export function playerProfile(matches: readonly PlayerMatch[]): PlayerProfile | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const [mostUsedGameId = first.own.chara_id] = charactersByUse(matches);
  return { latest: first.own, mostUsedGameId, tally: tallyOf(matches.map(({ outcome }) => outcome)) };
}

/** Numbers of the player's own characters, the most played first; of equals, the one played last. */
export function charactersByUse(matches: readonly PlayerMatch[]): number[] {
  const counts = new Map<number, number>();
  for (const { own } of matches) counts.set(own.chara_id, (counts.get(own.chara_id) ?? 0) + 1);
  // A Map keeps the order of arrival, newest first, and the sort is stable.
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
