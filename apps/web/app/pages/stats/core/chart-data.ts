import type { CharacterTally } from "@tactician/statistics";
import type { BarSet } from "../../../ui/chart/draw-chart.ts";

export interface WinLossChartData {
  readonly gameIds: readonly number[];
  readonly sets: readonly BarSet[];
}

/**
 * Wins and losses against each character, the most met first. 'My' stands for the visitor, 'User' for somebody else;
 * with a comparison, its bars are beside them, and characters that only the other player met come last.
 */
export function winLossChart(
  characters: readonly CharacterTally[],
  comparison: readonly CharacterTally[] | undefined,
  isOwner: boolean,
): WinLossChartData {
  const gameIds = [...new Set([...characters, ...(comparison ?? [])].map(({ gameId }) => gameId))];
  const whose = isOwner ? "My" : "User";
  const sets: BarSet[] = [
    { label: `${whose} Wins`, colour: "wins", values: counts(characters, gameIds, "wins") },
    { label: `${whose} Losses`, colour: "losses", values: counts(characters, gameIds, "losses") },
  ];
  if (comparison !== undefined) {
    sets.push(
      {
        label: "Comparison Wins",
        colour: "comparison-wins",
        values: counts(comparison, gameIds, "wins"),
      },
      {
        label: "Comparison Losses",
        colour: "comparison-losses",
        values: counts(comparison, gameIds, "losses"),
      },
    );
  }
  return { gameIds, sets };
}

function counts(
  rows: readonly CharacterTally[],
  gameIds: readonly number[],
  which: "wins" | "losses",
): number[] {
  const byId = new Map(rows.map(({ gameId, tally }) => [gameId, tally[which]]));
  return gameIds.map((id) => byId.get(id) ?? 0);
}
