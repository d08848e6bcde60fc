import type { PopulationMatchups } from "@tactician/contract";

const COLUMNS = ["me", "them", "matches", "wins", "draws", "estimate", "low", "high"] as const;

/** The chart as comma-separated values, a line for each pair and side, with a column that says whether the matches are real. */
export function matchupsCsv({ cells }: PopulationMatchups, isSample: boolean): string {
  const source = isSample ? "sample: generated matches" : "ranked matches";
  const lines = cells.map((cell) => [...COLUMNS.map((column) => cell[column] ?? ""), source].join(","));
  return `${[[...COLUMNS, "source"].join(","), ...lines].join("\r\n")}\r\n`;
}

/**
 * What a file of an answer is called, without its ending: `matchups-30101-rulers-from-2026-10-24-to-2026-11-23`, of one character
 * alone `matchups-king-30101`.
 */
export function matchupsFileName(
  { version, rank, since, until }: PopulationMatchups,
  isSample: boolean,
  character?: string,
): string {
  const parts = [
    isSample ? "sample-matchups" : "matchups",
    character,
    version,
    rank,
    since && `from-${since}`,
    until && `to-${until}`,
  ];
  return parts.filter((part) => part !== undefined).join("-");
}
