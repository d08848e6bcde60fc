import type { PlayerMatch } from "./player-match.ts";
import { countInto, emptyTally, type OpenTally, type Tally, totalOf, winRatio } from "./tally.ts";

/** Below this many matches a win ratio says little. */
export const SMALL_SAMPLE = 5;

/** How a player did against one character. */
export interface CharacterTally {
  /** The opponent's character by its number in replay records. */
  readonly gameId: number;
  readonly tally: Tally;
  /** In percent, two decimals. */
  readonly ratio: number;
  /** Fewer than `SMALL_SAMPLE` matches. */
  readonly isSmall: boolean;
}

/** One row for each character that the player met, the most met first; of equals, the smaller number first. */
export function tallyByOpponent(matches: readonly PlayerMatch[]): CharacterTally[] {
  const tallies = new Map<number, OpenTally>();
  for (const { opponent, outcome } of matches) {
    const tally = tallies.get(opponent.chara_id) ?? emptyTally();
    tallies.set(opponent.chara_id, tally);
    countInto(tally, outcome);
  }
  return [...tallies]
    .map(([gameId, tally]) => ({
      gameId,
      tally,
      ratio: winRatio(tally) ?? 0,
      isSmall: totalOf(tally) < SMALL_SAMPLE,
    }))
    .toSorted((a, b) => totalOf(b.tally) - totalOf(a.tally) || a.gameId - b.gameId);
}

/** The characters with the lowest win ratio, worst first: at most `most`, small samples behind all others. */
export function hardestCharacters(rows: readonly CharacterTally[], most: number): CharacterTally[] {
  return ranked(rows, most, (a, b) => a.ratio - b.ratio);
}

/** The characters with the highest win ratio, best first: at most `most`, small samples behind all others. */
export function easiestCharacters(rows: readonly CharacterTally[], most: number): CharacterTally[] {
  return ranked(rows, most, (a, b) => b.ratio - a.ratio);
}

/** Of equal ratios the one with more matches counts more: it is known better. */
function ranked(
  rows: readonly CharacterTally[],
  most: number,
  byRatio: (a: CharacterTally, b: CharacterTally) => number,
): CharacterTally[] {
  return rows
    .toSorted(
      (a, b) =>
        Number(a.isSmall) - Number(b.isSmall) ||
        byRatio(a, b) ||
        totalOf(b.tally) - totalOf(a.tally) ||
        a.gameId - b.gameId,
    )
    .slice(0, most);
}
