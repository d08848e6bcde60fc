import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** What version 0.2.0 left behind and what its processes say to a database, frozen. */

const MATCH = ["battle_id", "battle_at", "battle_type", "game_version", "stage_id", "winner"];
const SEAT = ["polaris_id", "name", "chara_id", "rank", "power", "rating_before", "rating_change", "rounds"];
const PEOPLE = ["user_id", "region_id", "area_id", "lang"];
const seats = (columns: readonly string[]) =>
  ["p1", "p2"].flatMap((seat) => columns.map((column) => `${seat}_${column}`));

/** The columns of its matches: all, those that are left, and those of people's data. */
export const OLD_COLUMNS = [...MATCH, ...seats([...SEAT, ...PEOPLE])];
export const KEPT_COLUMNS = [...MATCH, ...seats(SEAT)];
export const PEOPLE_COLUMNS = seats(PEOPLE);

/** Its store in SQLite: 21 matches of made-up players, closed in good order. Written where `openStore` looks for it. */
export function writeOldStore(dataDir: string, version = "0.2.0"): string {
  const file = join(dataDir, "replays.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, `store-${version}.sqlite.gz`))));
  return file;
}

/** A text that is in the file above in the columns of people's data alone. */
export const OLD_USER_ID = "553560191212221631";

const columns = OLD_COLUMNS.map((column) => `"${column}"`).join(", ");
const half = (id: string, condition: string) =>
  `select ${columns} from "matches" where ${id} and ${condition}`;

export const OLD_SQLITE = {
  insert: `insert into "matches" (${columns}) values (${OLD_COLUMNS.map(() => "?")}) on conflict do nothing`,
  select: `${half(`"p1_polaris_id" = ?`, `"battle_at" <= ?`)} union all ${half(
    `"p2_polaris_id" = ?`,
    `"p1_polaris_id" != ? and "battle_at" <= ?`,
  )} order by "battle_at" desc limit ?`,
};

const POSTGRES_SEAT = (seat: string) =>
  `"${seat}_polaris_id" text not null, "${seat}_name" text not null, "${seat}_chara_id" integer not null, "${seat}_rank" integer not null, "${seat}_power" bigint not null, "${seat}_rating_before" integer, "${seat}_rating_change" integer, "${seat}_rounds" integer not null, "${seat}_user_id" text, "${seat}_region_id" integer, "${seat}_area_id" integer, "${seat}_lang" text`;

export const OLD_POSTGRES = {
  tables: `
    create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
    create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
    insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
    create table "matches" ("battle_id" uuid not null primary key, "battle_at" bigint not null, "battle_type" integer not null, "game_version" integer not null, "stage_id" integer not null, "winner" integer not null, ${POSTGRES_SEAT("p1")}, ${POSTGRES_SEAT("p2")});
    create index "matches_p1_newest" on "matches" ("p1_polaris_id", "battle_at");
    create index "matches_p2_newest" on "matches" ("p2_polaris_id", "battle_at");
    create table "player_refreshes" ("player_id" text not null primary key, "refreshed_at" bigint not null);
    create table "feed_positions" ("name" text not null primary key, "battle_at" bigint not null);
    insert into "kysely_migration" ("name", "timestamp") values ('001-matches', '2026-11-20T12:00:00.000Z')`,
  insert: `insert into "matches" (${columns}) values (${OLD_COLUMNS.map((_, index) => `$${index + 1}`)}) on conflict do nothing`,
  select: `${half(`"p1_polaris_id" = $1`, `"battle_at" <= $2`)} union all ${half(
    `"p2_polaris_id" = $3`,
    `"p1_polaris_id" != $4 and "battle_at" <= $5`,
  )} order by "battle_at" desc`,
};

/** A row as it inserts it, with people's data in it: `battleId` in the database's own form. */
export function oldRow(
  battleId: Uint8Array | string,
  playerId: string,
): (Uint8Array | string | number | null)[] {
  const seat = (id: string) => [id, "Old", 3, 21, 190_618, 1550, null, 3, OLD_USER_ID, 4, null, "en"];
  return [battleId, 1_770_000_000, 2, 20_001, 1500, 1, ...seat(playerId), ...seat("someone-else")];
}
