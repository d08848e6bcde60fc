import type { CharacterId } from "@tactician/game";

const LONGEST_SHOWN = 40;

/** As an address names a move, by its id in the movelist: `king:df+2`. */
export function formatNamedMove(characterId: CharacterId, id: string): string {
  return `${characterId}:${id}`;
}

export function shownText(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text;
}
