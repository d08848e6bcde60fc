import { normalizePlayerId } from "@tactician/game/player-id";

/** A player's id as typed or stored, in the form that counts; nothing where only space and dashes were typed. */
export function readId(typed: string | null | undefined): string | undefined {
  const id = normalizePlayerId(typed ?? "");
  return id === "" ? undefined : id;
}
