import type { PlayerMatch } from "./player-match.ts";
import type { Outcome } from "./tally.ts";

/** Matches that count as form. */
export const FORM_MATCHES = 20;

/** How the latest matches ended, newest first: at most `most`. */
export function recentForm(matches: readonly PlayerMatch[], most: number): Outcome[] {
  return matches.slice(0, most).map(({ outcome }) => outcome);
}

/** Runs of matches that ended the same way. */
export interface Streaks {
  /** The run that the latest match belongs to. */
  readonly current: { readonly outcome: Outcome; readonly length: number };
  readonly longestWin: number;
  readonly longestLoss: number;
}

/** The streaks in a player's matches, newest first; nothing without a match. A draw ends a streak of wins or losses. */
export function streaks(matches: readonly PlayerMatch[]): Streaks | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const longest = { win: 0, loss: 0, draw: 0 };
  let length = 0;
  let currentLength = 0;
  let previous: Outcome = first.outcome;
  for (const { outcome } of matches) {
    if (outcome !== previous) {
      if (currentLength === 0) currentLength = length;
      length = 0;
      previous = outcome;
    }
    length += 1;
    if (length > longest[outcome]) longest[outcome] = length;
  }
  return {
    current: { outcome: first.outcome, length: currentLength === 0 ? length : currentLength },
    longestWin: longest.win,
    longestLoss: longest.loss,
  };
}
