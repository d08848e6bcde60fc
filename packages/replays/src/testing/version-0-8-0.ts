import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/game";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migrate } from "../migrations.ts";
import { TABLES } from "../postgres/postgres-tables.ts";
import type { Tables } from "../tables.ts";
import { makeMatch } from "./match-fixture.ts";

/** The first day (unix) that the store of version 0.8.0 still has matches of: 15 October 2025. */
export const FORGOTTEN_BEFORE = 20_376;

/** The 1,500 matches that were put into that store: one every three hours from 1 August 2025, unknown characters and ranks among them. */
export function oldMatches(): ReplayRecord[] {
  return Array.from({ length: 1500 }, (_, index) =>
    makeMatch(index, {
      battle_at: 1_754_006_400 + index * 10_800,
      game_version: 20_001 + 100 * Math.floor(index / 400),
      winner: ([1, 2, 1, 3] as const)[index % 4] ?? 1,
      p1_chara_id: index % 17 === 0 ? 9999 : index % 11,
      p1_rank: index % 23 === 0 ? 400 : index % 31,
      p1_rating_before: index % 5 === 0 ? null : 1400 + (index % 300),
      p2_chara_id: index % 7,
      p2_rank: (7 * index) % 38,
    }),
  );
}

/** A backup of that store, as that version made it. */
export function readOldBackup(): Buffer {
  return gunzipSync(readFileSync(join(import.meta.dirname, "backup-0.8.0.gz")));
}

/** Its file in SQLite, written where `openStore` looks for it. */
export function writeStoreOf080(dataDir: string): string {
  const file = join(dataDir, "replays.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, "store-0.8.0.sqlite.gz"))));
  return file;
}

/**
 * Its tables in PostgreSQL, as its migrations made them, with the rows of that file: both databases had the same packed counts.
 */
export async function writePostgresOf080(folder: string, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const source = new DatabaseSync(writeStoreOf080(folder), { readOnly: true });
  try {
    await migrate(db, TABLES, "004-feed-leases");
    await pool.query("delete from count_state");
    for (const [from, to] of OLD_TABLES) {
      for (const row of source.prepare(`select * from ${from}`).all()) {
        const columns = Object.keys(row);
        const values = Object.values(row).map((value, at) => {
          if (!(value instanceof Uint8Array)) return value;
          return columns[at] === "battle_id" ? Buffer.from(value).toString("hex") : Buffer.from(value);
        });
        await pool.query(
          `insert into ${to} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)})`,
          values,
        );
      }
    }
    await pool.query("update count_state set last_row = 0");
  } finally {
    source.close();
    await db.destroy();
  }
}

const OLD_TABLES = [
  ["matches", "ranked_matches"],
  ...["player_refreshes", "feed_positions", "matchup_counts", "day_counts", "count_state"].map((table) => [
    table,
    table,
  ]),
];
