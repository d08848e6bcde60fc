import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { ReplayRecord } from "@tactician/game";
import pg from "pg";
import { makeMatch } from "./match-fixture.ts";
import { KEPT_COLUMNS, writeOldStore } from "./version-0-2-0.ts";

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
  return writeOldStore(dataDir, "0.8.0");
}

/**
 * Its tables in PostgreSQL, as that version made them, with the rows of that file: both databases had the same packed counts.
 */
export async function writePostgresOf080(folder: string, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const source = new DatabaseSync(writeStoreOf080(folder), { readOnly: true });
  try {
    await pool.query(OLD_POSTGRES);
    for (const from of OLD_TABLES) {
      const to = from === "matches" ? "ranked_matches" : from;
      const rows = source.prepare(`select * from ${from}`).all();
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (value instanceof Uint8Array)
            row[column] = `${column === "battle_id" ? "" : "\\x"}${Buffer.from(value).toString("hex")}`;
      const insert = `insert into ${to} select * from json_populate_recordset(null::${to}, $1::json)`;
      await pool.query(insert, [JSON.stringify(rows)]);
    }
    await pool.query("update count_state set last_row = 0, gaps = 0");
  } finally {
    source.close();
    await pool.end();
  }
}

const OLD_TABLES = [
  "matches",
  "player_refreshes",
  "feed_positions",
  "matchup_counts",
  "day_counts",
  "count_state",
];

const SEAT = (seat: string) => `${seat}_polaris_id text not null, ${seat}_name text not null,
  ${seat}_chara_id integer not null, ${seat}_rank integer not null, ${seat}_power bigint not null,
  ${seat}_rating_before integer, ${seat}_rating_change integer, ${seat}_rounds integer not null`;

/** With the view for version 0.2.0, and the trigger that noticed who does not count. Frozen. */
const OLD_POSTGRES = `
  create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
  insert into kysely_migration_lock values ('migration_lock', 0);
  insert into kysely_migration values ${[
    "001-matches",
    "002-no-accounts-and-places",
    "003-counts",
    "004-feed-leases",
  ]
    .map((name) => `('${name}', '2026-11-25T12:00:00.000Z')`)
    .join()};
  create table ranked_matches (battle_id uuid not null primary key, battle_at bigint not null,
    battle_type integer not null, game_version integer not null, stage_id integer not null,
    winner integer not null, ${SEAT("p1")}, ${SEAT("p2")});
  create index matches_p1_newest on ranked_matches (p1_polaris_id, battle_at);
  create index matches_p2_newest on ranked_matches (p2_polaris_id, battle_at);
  create table player_refreshes (player_id text not null primary key, refreshed_at bigint not null);
  create table feed_positions (name text not null primary key, battle_at bigint not null);
  create view matches as select ${KEPT_COLUMNS} from ranked_matches;
  create function insert_into_ranked_matches() returns trigger language plpgsql as 'begin
    insert into ranked_matches (${KEPT_COLUMNS}) values (${KEPT_COLUMNS.map((column) => `new.${column}`)}) on conflict do nothing;
    if found then return new; end if;
    return null;
  end';
  create trigger matches_without_people instead of insert on matches
    for each row execute function insert_into_ranked_matches();
  create table matchup_counts (edition integer not null, is_month integer not null, day integer not null,
    version integer not null, rank_class integer not null, me integer not null, sides bigint not null,
    cells bytea not null, primary key (edition, is_month, day, version, rank_class, me)) with (fillfactor = 45);
  create table day_counts (edition integer not null, day integer not null, version integer not null,
    matches bigint not null, ranks bytea not null, classes bytea not null,
    primary key (edition, day, version)) with (fillfactor = 45);
  create table count_state (edition integer not null, building integer not null,
    building_until bigint not null, last_edition integer not null, gaps bigint not null,
    counted_gaps bigint not null, last_row bigint not null, forgotten_before integer not null);
  create function note_count_gap() returns trigger language plpgsql as
    'begin update count_state set gaps = gaps + 1; return null; end';
  create trigger ranked_matches_counted after insert on ranked_matches for each statement
    when (current_setting('tactician.counts', true) is distinct from 'on') execute function note_count_gap();
  create table feed_leases (name text not null primary key, holder text not null, held_until bigint not null)`;
