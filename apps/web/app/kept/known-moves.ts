import { knownMoves } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { openDrillStore } from "./drill-store.ts";

/** Public ids of the moves of `them` that somebody who plays `me` knows how to punish, by what this browser has kept. */
export async function readKnownMoves(me: CharacterId, them: CharacterId): Promise<ReadonlySet<string>> {
  const { history } = (await openDrillStore()).read();
  return knownMoves(history, me, them, Date.now());
}
