import type { PopulationMatchups } from "@tactician/contract";
import { formatDecimal } from "@tactician/game";
import * as words from "../words.ts";
import { type EstimatedMatchup, isEstimated, type Matchup } from "./matchup-table.ts";

/** How a cell is coloured: by how far from even it surely is on which side; nothing where chance alone could do it. */
export type Band = -4 | -3 | -2 | -1 | 1 | 2 | 3 | 4;

const STEPS = [1, 2, 3] as const;

/** Half of an interval below which tenths of a point say something. */
const TENTHS_BELOW = 1;

/** What stands where too few matches were played, or none. */
export const TOO_FEW = "–";

/**
 * Decimals of a whole chart: one where the middle interval reaches less than a point to each side, else none: more would claim to
 * know what nobody knows.
 */
export function decimalsOf({ cells }: Pick<PopulationMatchups, "cells">): 0 | 1 {
  const reaches = cells.filter(isEstimated).map(({ low, high }) => (high - low) / 2);
  if (reaches.length === 0) return 0;
  const middle = reaches.toSorted((a, b) => a - b)[Math.floor(reaches.length / 2)] ?? TENTHS_BELOW;
  return middle < TENTHS_BELOW ? 1 : 0;
}

/** The estimate as a cell shows it: `52.3`, `52`, or `–`. */
export function cellText(matchup: Matchup | undefined, decimals: 0 | 1): string {
  return isEstimated(matchup) ? formatDecimal(matchup.estimate, decimals) : TOO_FEW;
}

/** Whether the interval leaves even out: then it is known who has the better of it. */
function isSure({ low, high }: EstimatedMatchup): boolean {
  return low > 50 || high < 50;
}

export function bandOf(matchup: Matchup | undefined): Band | undefined {
  if (!isEstimated(matchup) || !isSure(matchup)) return undefined;
  const points = matchup.estimate - 50;
  const band = 1 + STEPS.filter((step) => Math.abs(points) >= step).length;
  return (points < 0 ? -band : band) as Band;
}

/** A cell in words: `52.3, likely 51.4 to 53.2, 12,345 matches`. */
export function cellWords(matchup: Matchup | undefined, decimals: 0 | 1): string {
  if (matchup === undefined) return words.noMatchSpoken;
  if (!isEstimated(matchup)) return words.tooFewSpoken(matchup.matches);
  return words.cell(cellText(matchup, decimals), likelyWords(matchup), matchup.matches);
}

/** `likely 51.4 to 53.2` */
export function likelyWords({ low, high }: EstimatedMatchup): string {
  return words.likely(formatDecimal(low), formatDecimal(high));
}

/** The estimate of a row of the list: `47.9`, or that there is none yet. */
export function estimateWords(matchup: Matchup): string {
  return isEstimated(matchup) ? formatDecimal(matchup.estimate) : words.tooFew;
}

/** What it rests on: `likely 47.4 to 48.4, may be even; 1,061 matches` */
export function evidenceWords(matchup: Matchup): string {
  if (!isEstimated(matchup)) return words.evidence(matchup.matches);
  return words.rangeAndEvidence(likelyWords(matchup), isSure(matchup), matchup.matches);
}

/** What an estimate comes to: who has the better of it, or that chance alone could do as much. */
export function verdictWords(matchup: EstimatedMatchup, me: string, them: string): string {
  if (!isSure(matchup)) return words.tooClose;
  return matchup.estimate > 50 ? words.hasTheBetter(me, them) : words.hasTheBetter(them, me);
}
