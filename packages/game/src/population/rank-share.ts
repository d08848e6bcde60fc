import { findRank, RANKS } from "../ranks.ts";

/** How many sides of matches were played at a rank. */
export interface RankSides {
  readonly rank: number;
  readonly sides: number;
}

/**
 * Which part of all sides is below a rank, half of those at the rank itself among them: 0.83 is "above 83 %". Both
 * spellings of a rank are one. Nothing for an unknown rank, or where no side of a known one was counted.
 */
export function shareBelowRank(ranks: readonly RankSides[], rank: number): number | undefined {
  const own = heightOf(rank);
  if (own === undefined) return undefined;
  let [below, all] = [0, 0];
  for (const { rank: other, sides } of ranks) {
    const height = heightOf(other);
    if (height === undefined || !(sides > 0 && Number.isFinite(sides))) continue;
    all += sides;
    if (height < own) below += sides;
    if (height === own) below += sides / 2;
  }
  return all === 0 ? undefined : below / all;
}

/** The place of a rank's name on the ladder. */
function heightOf(rank: number): number | undefined {
  const name = findRank(rank)?.name;
  return name === undefined ? undefined : RANKS.findIndex((row) => row.name === name);
}
