/** The id under which generated matches are always there, so that a first visitor sees what the statistics do. */
export const SAMPLE_PLAYER_ID = "sample-player";

/**
 * A player's id as the replay service has it, from what a visitor typed or copied: without space around it and without
 * dashes, letters kept as they are because their case counts. ` 3aBc-dEfG-hiJk ` -> `3aBcdEfGhiJk`; nothing typed -> "".
 */
export function normalizePlayerId(typed: string): string {
  const id = withoutDashes(typed).trim();
  return id.toLowerCase() === withoutDashes(SAMPLE_PLAYER_ID) ? SAMPLE_PLAYER_ID : id;
}

/** Text programs turn a hyphen into other dashes when an id is copied out of them. */
function withoutDashes(text: string): string {
  return text.replace(/\p{Pd}/gu, "");
}
