import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

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
