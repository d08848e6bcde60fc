import type { PlayerMatch } from "./player-match.ts";
import { type Tally, tallyOf } from "./tally.ts";

/** Two players' matches against each other, from one side. */
export interface HeadToHead {
  readonly tally: Tally;
  /** The latest of them, newest first. */
  readonly latest: readonly PlayerMatch[];
}

/** A player's matches (newest first) against one opponent, with the `most` latest of them. */
export function headToHead(matches: readonly PlayerMatch[], opponentId: string, most: number): HeadToHead {
  const met = matches.filter(({ opponent }) => opponent.polaris_id === opponentId);
  return { tally: tallyOf(met.map(({ outcome }) => outcome)), latest: met.slice(0, most) };
}
