import type { CharacterId } from "@tactician/game";
export const OPPONENT_PLACES = 4;

/** Ids out of what storage holds, `king paul`, newest first; what `isKnown` refuses and what comes twice is left out. */
export function parseOpponents(
  text: string | undefined,
  isKnown: (characterId: string) => characterId is CharacterId,
): readonly CharacterId[] {
  const ids = (text ?? "").split(" ").filter(isKnown);
  return [...new Set(ids)].slice(0, OPPONENT_PLACES);
}

/** The same with one met now in front: `withOpponent(["paul", "king"], "king")` -> `["king", "paul"]`. */
export function withOpponent(
  opponents: readonly CharacterId[],
  characterId: CharacterId,
): readonly CharacterId[] {
  return [characterId, ...opponents.filter((id) => id !== characterId)].slice(0, OPPONENT_PLACES);
}
