import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { addingUp, type CountTable, columnsOf } from "../counts/count-tables.ts";
import { PEOPLE_COLUMNS } from "../migrations.ts";
import {
  type AddRows,
  MATCHES,
  runAll,
  type SliceDialect,
  type TableDialect,
  type Tables,
} from "../tables.ts";
import { isBusy, isFull } from "./sqlite-error.ts";

const LAST_ROW = `(select coalesce(max(rowid), 0) from ${MATCHES})`;

export const SLICES: SliceDialect = {
  end: `select ${LAST_ROW} + 1 as end`,
  step: 5_000,
  between: (from, to) => `rowid >= ${from} and rowid < ${to}`,
};

export const TABLE_NAMES = "select name from sqlite_schema where type = 'table'";

export const tablesOf = (database: DatabaseSync): TableDialect => ({
  tableNames: TABLE_NAMES,
  // Whoever begins a transaction has the file's lock (`sqliteDialect`).
  alone: (db, change) => change(db),
  battleId: "blob",
  large: "integer",
  integer: "integer",
  tableOptions: "strict",
  countOptions: "strict, without rowid",
  dropPeople,
  renameMatches: (db) => runAll(db, [`alter table matches rename to ${MATCHES}`]),
  lastRow: LAST_ROW,
  slices: SLICES,
  addRows: () => addRowsTo(database),
});

/** Adds rows by a statement for each, which is prepared once: a statement of many rows takes longer to read than these to run. */
export function addRowsTo(database: DatabaseSync): AddRows {
  const statements = new Map<string, StatementSync>();
  return async (table, rows) => {
    const statement = statements.get(table.name) ?? database.prepare(addingStatement(table));
    statements.set(table.name, statement);
    for (const row of rows) statement.run(...row);
  };
}

function addingStatement(table: CountTable): string {
  const columns = columnsOf(table);
  return `insert into ${table.name} (${columns}) values (${columns.map(() => "?")}) ${addingUp(table)}`;
}

/** Leaves the write-ahead log, which only a file's one user can; false when another process has the file open. */
export function leaveWriteAheadLog(database: DatabaseSync): boolean {
  try {
    return database.prepare("pragma journal_mode = delete").get()?.journal_mode === "delete";
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** The columns go, and what was in them is overwritten in the file. */
async function dropPeople(db: Kysely<Tables>): Promise<void> {
  // Versions 0.3 to 0.8 set it where another process kept them from dropping the columns.
  await runAll(db, [
    "drop trigger if exists matches_without_people",
    ...PEOPLE_COLUMNS.map((column) => `alter table matches drop column ${column}`),
  ]);
}

/**
 * Gives the columns' room back, which takes as much again for a moment. A disk without it is no reason to do without the store:
 * the columns are gone and overwritten by then, only the file keeps its size.
 */
export function shrink(database: Pick<DatabaseSync, "exec">, onWarning: (message: string) => void): void {
  try {
    database.exec("vacuum");
  } catch (error) {
    if (!isFull(error)) throw error;
    onWarning("The disk has no room to make the file of the matches smaller. It works as it is.");
  }
}
