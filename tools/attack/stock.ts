import { openStore, type ReplayRecord } from "@tactician/replays";
import { makeMatch } from "@tactician/replays/testing/match-fixture";

/** A player of the stock. */
export interface Stocked {
  playerId: string;
  matches: number;
  /** When the service was last asked for the player, seconds ago; below 0 is in the future. */
  refreshedSecondsAgo: number;
}

/** Has more matches than any other. */
export const BIG_PLAYER: Stocked = { playerId: "bigPlayer001", matches: 30_000, refreshedSecondsAgo: 0 };

/** Puts players into the store of a folder, as if they had been asked for before. */
export async function stock(dataDir: string, stocked: readonly Stocked[]): Promise<void> {
  const store = await openStore({ dataDir, onWarning: fail });
  const now = Math.floor(Date.now() / 1000);
  for (const [index, { playerId, matches, refreshedSecondsAgo }] of stocked.entries()) {
    await store.insertMatches(rowsOf(playerId, matches, index));
    await store.upsertPlayerRefresh(playerId, now - refreshedSecondsAgo);
  }
  await store.close();
}

/** Matches of a player, two minutes apart and all in the past; `family` keeps the ids of several players apart. */
export function rowsOf(playerId: string, count: number, family: number): ReplayRecord[] {
  return Array.from({ length: count }, (_, index) =>
    makeMatch(family * 1_000_000 + index, {
      battle_at: 1_750_000_000 + 120 * index,
      p1_polaris_id: playerId,
      p1_name: `Sample ${playerId}`,
      p2_polaris_id: `opponent${index % 500}`,
      p2_name: `Sample Opponent ${index % 500}`,
    }),
  );
}

/** How many matches of a player a store has that nobody else has open. */
export async function countStored(dataDir: string, playerIds: readonly string[]): Promise<number[]> {
  const store = await openStore({ dataDir, onWarning: fail });
  const counts: number[] = [];
  for (const playerId of playerIds) counts.push(await store.countMatchesByPlayer(playerId));
  await store.close();
  return counts;
}

function fail(message: string): never {
  throw new Error(message);
}
