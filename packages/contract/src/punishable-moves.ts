// Apart from the schema of the table: pages count with it, and would load the library of schemas with it.
import type { CharacterId } from "@tactician/game";
import type { PunishableMoves } from "./matchup-answers.ts";

/** How many moves of `them` can be punished by `me`; nothing where either is not known. */
export function countPunishable({ characters, counts }: PunishableMoves, me: CharacterId, them: CharacterId) {
  const ids: readonly string[] = characters;
  return counts[ids.indexOf(me)]?.[ids.indexOf(them)];
}
