import { type Character, monthWords } from "@tactician/contract";

type Sourced = Pick<Character, "sources" | "checkedAgainst">;

/** Whether somebody who plays the character wrote what the sheet rests on; else it was worked out from frame data. */
export function hasPlayersSheet({ sources }: Pick<Character, "sources">): boolean {
  return sources.some(({ season }) => season !== undefined);
}

/** How old what the sheet rests on is: `Player's sheet of Season 1; frame data of August 2026`. */
export function sourceWords({ sources, checkedAgainst }: Sourced): string {
  const frameData = `frame data of ${monthWords(checkedAgainst)}`;
  const seasons = [...new Set(sources.flatMap(({ season }) => season ?? []))];
  if (seasons.length === 0) return `No player's sheet exists: all of it rests on ${frameData}`;
  return `Player's sheet of Season ${seasons.join(" and ")}; ${frameData}`;
}
