import type { ReplayRecord } from "@tactician/game";
import { CountSums } from "./counts/count-sums.ts";
import {
  type ForgottenCounts,
  forgottenCounts,
  mergeForgotten,
  type Slices,
} from "./counts/forgotten-counts.ts";
import { insertInto, writeCounts } from "./counts/insert-counted.ts";
import type { Change, Engine, ReadSlices } from "./engine.ts";
import { allMatches, upsertPosition, upsertRefresh } from "./match-queries.ts";
import type { Tables } from "./tables.ts";

/** Everything that a store keeps, counts only where nothing else is left of the matches; each may be walked more than once. */
export interface StoreContent extends ForgottenCounts {
  matches(): Slices<ReplayRecord>;
  refreshes(): Slices<Tables["player_refreshes"]>;
  positions(): Slices<Tables["feed_positions"]>;
}

export function contentOf(engine: Engine, read: ReadSlices): StoreContent {
  return {
    matches: () => read(allMatches(engine)),
    refreshes: () => read("select player_id, refreshed_at from player_refreshes"),
    positions: () => read("select name, battle_at from feed_positions"),
    ...forgottenCounts(engine, read),
  };
}

/**
 * Adds what is not there. Of two refreshes of a player the later one holds for both histories together. The feed's
 * positions are taken where there are none at all: two stretches of the feed may have a gap between them, which no
 * position of both would tell of, and to read a stretch again costs time alone.
 */
export async function mergeContent(
  change: Change,
  content: StoreContent,
  onRows: (matches: number) => void,
): Promise<number> {
  const added = await mergeMatches(change, content, onRows);
  await mergeForgotten(change, content);
  for await (const refreshes of content.refreshes())
    for (const { player_id, refreshed_at } of refreshes)
      await upsertRefresh(change.db, player_id, refreshed_at, true);
  const known = await change.db.selectFrom("feed_positions").select("name").execute();
  if (known.length > 0) return added;
  for await (const positions of content.positions())
    for (const { name, battle_at } of positions) await upsertPosition(change.db, name, battle_at);
  return added;
}

/** Rows of counts that are kept until they are written, some 100 MB. */
const MOST_COUNT_ROWS = 100_000;

/** Counted at the end, so that the lock of the counts is held for a moment and not as long as all this takes. */
async function mergeMatches(
  change: Change,
  content: StoreContent,
  onRows: (matches: number) => void,
): Promise<number> {
  let [added, seen] = [0, 0];
  let sums = new CountSums();
  for await (const matches of content.matches()) {
    added += await insertInto(sums, change, matches);
    seen += matches.length;
    onRows(seen);
    if (sums.rows < MOST_COUNT_ROWS) continue;
    await writeCounts(change, sums);
    sums = new CountSums();
  }
  await writeCounts(change, sums);
  return added;
}
