import type { CharacterId } from "@tactician/game";
import { type MetSum, sumMet } from "@tactician/mine";
import { mineStore } from "./mine-store.ts";

/** What of an opponent has hit the visitor, by public id of the move; the most often first. */
export async function readHitsBy(them: CharacterId): Promise<ReadonlyMap<string, MetSum>> {
  const sums = sumMet(await mineStore.matchesAgainst(them));
  return new Map(sums.filter(({ hits }) => hits > 0).map((sum) => [sum.move, sum]));
}
