import type { ReplayRecord } from "@tactician/game";
import { sql } from "kysely";
import { CountSums } from "./counts/count-sums.ts";
import { type CountRow, columnsOf } from "./counts/count-tables.ts";
import {
  type ForgottenCounts,
  forgottenRows,
  insertInto,
  mergeForgotten,
  writeCounts,
} from "./counts/write-counts.ts";
import type { Change, Engine, ReadSlices } from "./engine.ts";
import { allMatches, upsertPosition, upsertRefresh } from "./match-queries.ts";
import { addReports, type ReportRow } from "./reports/reports.ts";
import type { CountState, Tables } from "./tables.ts";

/** Rows in slices. */
export type Slices<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Everything that a store keeps, counts only where nothing else is left of the matches; each may be walked more than once. */
export interface StoreContent extends ForgottenCounts {
  matches(): Slices<ReplayRecord>;
  refreshes(): Slices<Tables["player_refreshes"]>;
  positions(): Slices<Tables["feed_positions"]>;
  reports(): Slices<ReportRow>;
}

export function contentOf(engine: Pick<Engine, "hexId">, read: ReadSlices): StoreContent {
  return {
    matches: () => read(allMatches(engine)),
    refreshes: () => read("select player_id, refreshed_at from player_refreshes"),
    // Without those of a store that is being copied to here.
    positions: () => read("select name, battle_at from feed_positions where name not like 'copy-%'"),
    reports: () => read("select * from reports"),
    state: async () => {
      for await (const [state] of read<CountState>("select * from count_state")) if (state) return state;
      return { days_from: 0, forgotten_before: 0 };
    },
    counts: async function* (table) {
      const columns = columnsOf(table);
      // own-key: the columns of our own tables
      const asArray = (row: Record<string, number>): CountRow => columns.map((column) => row[column] ?? 0);
      for await (const rows of read<Record<string, number>>(forgottenRows(table))) yield rows.map(asArray);
    },
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
  onRows: (matches: number) => void = () => undefined,
): Promise<number> {
  await mergeForgotten(change, content);
  let [added, seen] = [0, 0];
  const sums = new CountSums();
  for await (const matches of content.matches()) {
    added += await insertInto(sums, change, matches);
    seen += matches.length;
    onRows(seen);
  }
  // Counted at the end, so that the lock of the counts is held for a moment and not as long as all this takes.
  await writeCounts(change, sums);
  for await (const refreshes of content.refreshes())
    for (const { player_id, refreshed_at } of refreshes)
      await upsertRefresh(change, player_id, refreshed_at, { keepLater: true });
  for await (const reports of content.reports()) await addReports(change, reports);
  const known = await sql`select name from feed_positions where name not like 'copy-%'`.execute(change.db);
  if (known.rows.length > 0) return added;
  for await (const positions of content.positions())
    for (const { name, battle_at } of positions) await upsertPosition(change, name, battle_at);
  return added;
}
