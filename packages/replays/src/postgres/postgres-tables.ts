import { CompiledQuery, type Kysely, sql } from "kysely";
import { addingUp, type CountTable, columnsOf, isLarge } from "../counts/count-tables.ts";
import type { Lockable } from "../engine.ts";
import { PEOPLE_COLUMNS } from "../migrations.ts";
import {
  type AddRows,
  MATCHES,
  runAll,
  type SliceDialect,
  type TableDialect,
  type Tables,
} from "../tables.ts";

/** Takes milliseconds whatever the table's size, so that readers hardly wait for the lock. */
function dropPeople(db: Kysely<Tables>): Promise<void> {
  return runAll(db, [
    "alter table matches rename to ranked_matches",
    `alter table ranked_matches ${PEOPLE_COLUMNS.map((column) => `drop column ${column}`)}`,
  ]);
}

/** Any numbers that nobody else locks by in this database. */
const LOCKS = { counts: 7_386_043, reports: 7_386_044 };
const TABLES_LOCK = 7_386_045;

/** Held to the end of the transaction. */
export async function lock(db: Kysely<Tables>, what: Lockable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[what]}::bigint)`.execute(db);
}

async function alone(db: Kysely<Tables>, change: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${TABLES_LOCK}::bigint)`.execute(one);
    try {
      await change(one);
    } finally {
      // A connection that breaks gives the lock back by itself.
      await sql`select pg_advisory_unlock(${TABLES_LOCK}::bigint)`.execute(one).catch(() => undefined);
    }
  });
}

/** Waits for every process that is storing. What let earlier versions store beside later ones goes. */
function renameMatches(db: Kysely<Tables>): Promise<void> {
  return runAll(db, [
    "lock table ranked_matches in access exclusive mode",
    "drop view if exists matches",
    "drop function if exists insert_into_ranked_matches",
    "drop trigger if exists ranked_matches_counted on ranked_matches",
    "drop function if exists note_count_gap",
    `alter table ranked_matches rename to ${MATCHES}`,
  ]);
}

/** Adds rows by one statement, in which a parameter has a column. */
export const addRows =
  (db: Kysely<Tables>): AddRows =>
  async (table, rows) => {
    const known = STATEMENTS.get(table.name) ?? addingStatement(table);
    STATEMENTS.set(table.name, known);
    const columns = columnsOf(table).map((_, at) => `{${rows.map((row) => row[at]).join()}}`);
    await db.executeQuery(CompiledQuery.raw(known, columns));
  };

const STATEMENTS = new Map<string, string>();

function addingStatement(table: CountTable): string {
  const columns = columnsOf(table);
  const values = columns.map((column, at) => `$${at + 1}::${isLarge(column) ? "bigint" : "integer"}[]`);
  return `insert into ${table.name} (${columns}) select * from unnest(${values}) ${addingUp(table)}`;
}

/** Slices are pages of the table, each with some 40 matches. */
export const SLICES: SliceDialect = {
  end: `select pg_relation_size('${MATCHES}') / current_setting('block_size')::bigint as end`,
  step: 125,
  between: (from, to) => `ctid >= '(${from},0)'::tid and ctid < '(${to},0)'::tid`,
};

export const TABLES: TableDialect = {
  tableNames: "select tablename as name from pg_tables where schemaname = current_schema()",
  alone,
  battleId: "uuid",
  large: "bigint",
  integer: "integer",
  tableOptions: "",
  // A page keeps room for a second version of each row: what changes with every window stays where it is, and no index grows.
  countOptions: "with (fillfactor = 45)",
  dropPeople,
  renameMatches,
  lastRow: "last_row",
  slices: SLICES,
  addRows,
};
