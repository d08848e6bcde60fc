import { type Kysely, sql } from "kysely";
import type { CountRow, CountTable } from "./counts/count-tables.ts";

/** The tables beside the matches and their counts (`COUNT_TABLES`), as the newest migration leaves them. */
export interface Tables {
  player_refreshes: { player_id: string; refreshed_at: number };
  feed_positions: { name: string; battle_at: number };
  feed_leases: { name: string; holder: string; held_until: number };
  /** What outside services answered one of the servers (texts of JSON), for all of them. `kept_at`: unix seconds. */
  kept_answers: { name: string; answer: string; kept_at: number };
  count_state: CountState;
}

/** One row: how the counts are kept. Unix days. */
export interface CountState {
  /** Days from this one on are counted by day, those before by month (`periodOf`). */
  days_from: number;
  /** Matches of days before this one were dropped; their counts are all that is left of them. */
  forgotten_before: number;
}

/** Where both databases keep the matches since version 0.9.0; under the names before no earlier version finds a table to store into. */
export const MATCHES = "played_matches";

export type AddRows = (table: CountTable, rows: readonly CountRow[]) => Promise<void>;

/** How a database wants its tables. */
export interface TableDialect {
  /** A query for the `name` of each table that there is. Reads no table, so that it can be asked while another process changes them. */
  readonly tableNames: string;
  /** Does what changes tables while no other process does; others wait for it. */
  readonly alone: (db: Kysely<Tables>, change: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;
  readonly battleId: string;
  /** Unix seconds beyond 2038, sums, and a player's power. */
  readonly large: string;
  readonly integer: string;
  /** Come behind the column list of a new table, and of one of counts. */
  readonly tableOptions: string;
  readonly countOptions: string;
  /** Takes the columns of people's data from the matches, those of version 0.2.0. */
  readonly dropPeople: (db: Kysely<Tables>) => Promise<void>;
  /** Gives the matches their name, once nobody writes to them any more. */
  readonly renameMatches: (db: Kysely<Tables>) => Promise<void>;
  /** The number of the last match, where a version that did not count is noticed by it. */
  readonly lastRow: string;
  readonly slices: SliceDialect;
  readonly addRows: (db: Kysely<Tables>) => AddRows;
}

/** How the table of the matches is walked in the order in which it lies on the disk. */
export interface SliceDialect {
  /** A query for `end`: all matches lie before it. */
  readonly end: string;
  /** So far goes a slice of some 5,000 matches. */
  readonly step: number;
  readonly between: (from: number, to: number) => string;
}

/** Runs statements one after the other. */
export async function runAll(db: Kysely<Tables>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
