/** How a match ended for the player. */
export type Outcome = "win" | "loss" | "draw";

/** Matches counted by how they ended. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  /** Counted apart: neither won nor lost. */
  readonly draws: number;
}

/** A tally that is still being counted. */
export type OpenTally = { -readonly [Field in keyof Tally]: Tally[Field] };

/** A tally of no matches, to count into. */
export function emptyTally(): OpenTally {
  return { wins: 0, losses: 0, draws: 0 };
}

/** Counts one match into a tally, in place. */
export function countInto(tally: OpenTally, outcome: Outcome): void {
  if (outcome === "win") tally.wins += 1;
  else if (outcome === "loss") tally.losses += 1;
  else tally.draws += 1;
}

/** Counts all of them: `["win", "win", "draw"]` -> 2 wins, 0 losses, 1 draw. */
export function tallyOf(outcomes: Iterable<Outcome>): Tally {
  const tally = emptyTally();
  for (const outcome of outcomes) countInto(tally, outcome);
  return tally;
}

/** How many matches a tally stands for. */
export function totalOf({ wins, losses, draws }: Tally): number {
  return wins + losses + draws;
}

/**
 * Matches won of all matches played, in percent with two decimals: 2 wins, 1 loss -> 66.67. A draw is a match that was not
 * won. Nothing for no matches.
 */
export function winRatio(tally: Tally): number | undefined {
  const total = totalOf(tally);
  return total === 0 ? undefined : Math.round((tally.wins / total) * 10_000) / 100;
}

/** A ratio as the pages write it, always two decimals: 50 -> `50.00`. */
export function formatRatio(ratio: number): string {
  return ratio.toFixed(2);
}
