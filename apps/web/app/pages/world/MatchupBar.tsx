import type { ReactNode } from "react";
import { EstimateBar } from "../../ui/EstimateBar.tsx";
import type { EstimatedMatchup } from "./core/matchup-table.ts";

/** Points to each side of even that a bar has room for. */
const WIDEST = 8;

const BEHIND = "--behind-4";
const AHEAD = "--ahead-4";

/** The custom properties that bars are filled with: a saved picture takes them along. */
export const BAND_COLOURS = [BEHIND, AHEAD] as const;

/** How far a character is ahead of another or behind, with the interval. */
export function MatchupBar({ matchup }: { matchup: EstimatedMatchup }): ReactNode {
  const { estimate, low, high } = matchup;
  return (
    <EstimateBar
      points={{ estimate: estimate - 50, low: low - 50, high: high - 50 }}
      widest={WIDEST}
      fill={estimate < 50 ? BEHIND : AHEAD}
    />
  );
}
