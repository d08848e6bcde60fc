import { type CharacterId, isCharacterId } from "@tactician/game";

/** A character as an address names one; `unknown` is somebody whom nobody here knows. */
export type NamedCharacter = CharacterId | "unknown" | undefined;

/** Who is named; nobody where nobody here knows who that is. */
export function knownOf(named: NamedCharacter): CharacterId | undefined {
  return named === "unknown" ? undefined : named;
}

/** Nobody for nothing. */
export function parseCharacter(text: string | null): NamedCharacter {
  if (text === null || text === "") return undefined;
  return isCharacterId(text) ? text : "unknown";
}
