import { CompiledQuery, type Kysely, sql } from "kysely";
import { addingUp, type CountTable, columnsOf } from "../counts/count-tables.ts";
import { PEOPLE_COLUMNS } from "../migrations.ts";
import { type AddRows, MATCHES, type SliceDialect, type TableDialect, type Tables } from "../tables.ts";

/**
 * The columns of people's data go from the table, which gets a new name; under the old one processes of version 0.2.0
 * find a view that gives them nothing for these columns and stores the rest of what they insert. Takes milliseconds
 * whatever the table's size, so that readers hardly wait for the lock.
 */
async function dropPeople(db: Kysely<unknown>): Promise<void> {
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

/** Held to the end of the transaction. */
export async function lockCounts(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COUNTS_LOCK}::bigint)`.execute(db);
}

/** Waits for every process that is storing; what noticed processes that do not count goes. */
async function renameMatches(db: Kysely<unknown>): Promise<void> {
  await sql`lock table ranked_matches in access exclusive mode`.execute(db);
  for (const statement of [
    "drop view matches",
    "drop function insert_into_ranked_matches",
    "drop trigger if exists ranked_matches_counted on ranked_matches",
    "drop function if exists note_count_gap",
    `alter table ranked_matches rename to ${MATCHES}`,
  ])
    await sql.raw(statement).execute(db);
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
  const values = columns.map((_, at) => `$${at + 1}::${at < table.keys.length ? "integer" : "bigint"}[]`);
  return `insert into ${table.name} (${columns}) select * from unnest(${values}) ${addingUp(table)}`;
}

/** Slices are pages of the table, each with some 40 matches. */
export const SLICES: SliceDialect = {
  end: `select pg_relation_size('${MATCHES}') / current_setting('block_size')::bigint as end`,
  step: 125,
  between: (from, to) => `ctid >= '(${from},0)'::tid and ctid < '(${to},0)'::tid`,
};

export const TABLES: TableDialect = {
  battleId: "uuid",
  large: "bigint",
  integer: "integer",
  bytes: "bytea",
  tableOptions: "",
  // A page keeps room for a second version of each row: what changes with every window stays where it is, and no index grows.
  countOptions: "with (fillfactor = 45)",
  dropPeople,
  renameMatches,
  lastRow: "last_row",
  slices: SLICES,
  addRows,
};
