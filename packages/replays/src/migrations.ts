import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StoreVersionError } from "./store.ts";
import type { TableDialect, Tables } from "./tables.ts";

/** Columns that version 0.2.0 filled and nobody read: who a player is elsewhere, and where and in which language they play. */
export const PEOPLE_COLUMNS = ["p1", "p2"].flatMap((seat) => [
  `${seat}_user_id`,
  `${seat}_region_id`,
  `${seat}_area_id`,
  `${seat}_lang`,
]);

/** What the tables lack: nothing, everything, or what came after a version. */
export type Pending = "nothing" | "everything" | "since-0.2.0" | "since-0.6.0";

/** Rejects with a `StoreVersionError` when the tables are of a later version, and with the database's error. */
export async function findPending(db: Kysely<Tables>): Promise<Pending> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return "everything";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const later = rows.find(({ name }) => !NAMES.includes(name));
  if (later)
    throw new StoreVersionError(
      `The stored matches are of a later version of Tactician (${later.name}): start that version. Nothing was changed.`,
    );
  const done = rows.map(({ name }) => name);
  if (!done.includes(MATCHES)) return "everything";
  if (!done.includes(NO_PEOPLE)) return "since-0.2.0";
  return NAMES.every((name) => done.includes(name)) ? "nothing" : "since-0.6.0";
}

const MATCHES = "001-matches";
const NO_PEOPLE = "002-no-accounts-and-places";
const COUNTS = "003-counts";
const FEED_LEASES = "004-feed-leases";
const NAMES: readonly string[] = [MATCHES, NO_PEOPLE, COUNTS, FEED_LEASES];

/**
 * Brings the tables up to date; forward only. Several processes may do it at once: one works under the database's lock, the
 * others wait and find nothing left to do. Tables that are up to date are not written to. Rejects like `findPending`.
 */
export async function migrate(db: Kysely<Tables>, dialect: TableDialect): Promise<void> {
  if ((await findPending(db)) === "nothing") return;
  const migrations: Record<string, Migration> = {
    [MATCHES]: { up: (tables) => createMatches(tables, dialect) },
    [NO_PEOPLE]: { up: dialect.dropPeople },
    [COUNTS]: { up: (tables) => createCounts(tables, dialect) },
    [FEED_LEASES]: { up: (tables) => createFeedLeases(tables, dialect) },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * `battle_id` comes from outside and is the only unique key: no counter, no foreign key, so that the table can be split by it.
 * Player and time make the two indexes, in which a player's newest matches lie side by side.
 */
async function createMatches(db: Kysely<unknown>, types: TableDialect): Promise<void> {
  const { battleId, large, integer, tableOptions } = types;
  const statements = [
    `create table matches (battle_id ${battleId} not null primary key, battle_at ${large} not null,
      battle_type ${integer} not null, game_version ${integer} not null, stage_id ${integer} not null,
      winner ${integer} not null, ${seatColumns("p1", types)}, ${seatColumns("p2", types)}) ${tableOptions}`,
    "create index matches_p1_newest on matches (p1_polaris_id, battle_at)",
    "create index matches_p2_newest on matches (p2_polaris_id, battle_at)",
    `create table player_refreshes (player_id text not null primary key, refreshed_at ${large} not null) ${tableOptions}`,
    `create table feed_positions (name text not null primary key, battle_at ${large} not null) ${tableOptions}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Who may read the feed, and until when (unix seconds by the database's clock). */
async function createFeedLeases(db: Kysely<unknown>, { large, tableOptions }: TableDialect): Promise<void> {
  const columns = `name text not null primary key, holder text not null, held_until ${large} not null`;
  await sql.raw(`create table feed_leases (${columns}) ${tableOptions}`).execute(db);
}

function seatColumns(seat: "p1" | "p2", { large, integer }: TableDialect): string {
  return `${seat}_polaris_id text not null, ${seat}_name text not null, ${seat}_chara_id ${integer} not null,
    ${seat}_rank ${integer} not null, ${seat}_power ${large} not null, ${seat}_rating_before ${integer},
    ${seat}_rating_change ${integer}, ${seat}_rounds ${integer} not null,
    ${seat}_user_id text, ${seat}_region_id ${integer}, ${seat}_area_id ${integer}, ${seat}_lang text`;
}

/**
 * The tables of the counts (decision 043). Matches that are there already are not counted here, which would take minutes:
 * edition 0 means that nothing is counted yet, and `rebuildCounts` does it beside a running server.
 */
async function createCounts(db: Kysely<unknown>, types: TableDialect): Promise<void> {
  const { bytes, large, integer, tableOptions, matchTable, changingOptions, watchInserts } = types;
  const statements = [
    `create table matchup_counts (edition ${integer} not null, is_month ${integer} not null, day ${integer} not null,
      version ${integer} not null, rank_class ${integer} not null, me ${integer} not null, sides ${large} not null,
      cells ${bytes} not null, primary key (edition, is_month, day, version, rank_class, me)) ${changingOptions}`,
    `create table day_counts (edition ${integer} not null, day ${integer} not null, version ${integer} not null,
      matches ${large} not null, ranks ${bytes} not null, classes ${bytes} not null,
      primary key (edition, day, version)) ${changingOptions}`,
    `create table count_state (edition ${integer} not null, building ${integer} not null,
      building_until ${large} not null, last_edition ${integer} not null, gaps ${large} not null,
      counted_gaps ${large} not null, last_row ${large} not null, forgotten_before ${integer} not null) ${tableOptions}`,
    `insert into count_state select 1 - there, 0, 0, 1 - there, 0, 0, 0, 0
      from (select count(*) as there from (select 1 from ${matchTable} limit 1) one) matches`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await watchInserts(db);
}
