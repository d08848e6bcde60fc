import { type Kysely, sql } from "kysely";
import { PEOPLE_COLUMNS } from "../migrations.ts";
import type { Tables } from "../tables.ts";

/**
 * The columns of people's data go from the table, which gets a new name; under the old one processes of version 0.2.0
 * find a view that gives them nothing for these columns and stores the rest of what they insert. Takes milliseconds
 * whatever the table's size, so that readers hardly wait for the lock.
 */
export async function dropPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches rename to ranked_matches`.execute(db);
  for (const column of PEOPLE_COLUMNS)
    await db.schema.alterTable("ranked_matches").dropColumn(column).execute();
  await sql`create view matches as select ${sql.raw(OLD_COLUMNS)} from ranked_matches`.execute(db);
  await sql`create function insert_into_ranked_matches() returns trigger language plpgsql as ${sql.lit(INSERT)}`.execute(
    db,
  );
  await sql`create trigger matches_without_people instead of insert on matches
    for each row execute function insert_into_ranked_matches()`.execute(db);
}

/** As of this migration: later columns are none of its business. */
const MATCH = ["battle_id", "battle_at", "battle_type", "game_version", "stage_id", "winner"];
const SEAT = ["polaris_id", "name", "chara_id", "rank", "power", "rating_before", "rating_change", "rounds"];
const seat = (side: string) => SEAT.map((column) => `${side}_${column}`);
const people = (side: string) =>
  `null::text as ${side}_user_id, null::integer as ${side}_region_id, null::integer as ${side}_area_id, null::text as ${side}_lang`;

/** In the order of version 0.2.0, which copies rows by position. */
const OLD_COLUMNS = [...MATCH, ...seat("p1"), people("p1"), ...seat("p2"), people("p2")].join(", ");

/** Answers the row only when it was new, so that the process counts right. */
const COLUMNS = [...MATCH, ...seat("p1"), ...seat("p2")];
const INSERT = `begin
  insert into ranked_matches (${COLUMNS}) values (${COLUMNS.map((column) => `new.${column}`)}) on conflict do nothing;
  if found then return new; end if;
  return null;
end`;

/** Any number that nobody else locks by in this database. */
const COUNTS_LOCK = 7_386_043;
/** Set for a transaction that counts what it stores. */
const SETTING = "tactician.counts";

/**
 * Notices matches that a process of an earlier version stores, which does not count: a statement without the setting of those
 * that do raises the number of gaps. Costs a counting process nothing, as the condition is looked at once for each statement.
 */
export async function watchInserts(db: Kysely<unknown>): Promise<void> {
  await sql`create function note_count_gap() returns trigger language plpgsql as ${sql.lit(
    "begin update count_state set gaps = gaps + 1; return null; end",
  )}`.execute(db);
  await sql`create trigger ranked_matches_counted after insert on ranked_matches for each statement
    when (current_setting(${sql.lit(SETTING)}, true) is distinct from 'on')
    execute function note_count_gap()`.execute(db);
}

export async function sayThatItCounts(db: Kysely<Tables>): Promise<void> {
  await sql`select set_config(${SETTING}, 'on', true)`.execute(db);
}

/** Held to the end of the transaction. */
export async function lockCounts(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COUNTS_LOCK}::bigint)`.execute(db);
}
