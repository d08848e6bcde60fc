import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { PEOPLE_COLUMNS } from "../migrations.ts";
import type { TableDialect } from "../tables.ts";
import { isBusy, isFull } from "./sqlite-error.ts";

export const TABLES: TableDialect = {
  battleId: "blob",
  large: "integer",
  integer: "integer",
  bytes: "blob",
  matchTable: "matches",
  tableOptions: "strict",
  changingOptions: "strict",
  dropPeople,
  // The engine looks at the last row instead: a trigger costs every match something.
  watchInserts: async () => undefined,
};

/*
 * Version 0.2.0 names the columns of people's data in its inserts, and SQLite takes such an insert ("on conflict do
 * nothing") into a real column of a real table alone: no view, no generated column. So the columns go when no other
 * process has the file open, which is most starts; beside another process they are emptied and stay empty.
 */

/** Rows emptied in one transaction: some 30 ms, after which other processes write. */
const ROWS_AT_ONCE = 5_000;
const PAUSE_MS = 20;

const EMPTY = PEOPLE_COLUMNS.map((column) => `${column} = null`).join(", ");
const areThere = (row: string) => PEOPLE_COLUMNS.map((column) => `${row}${column} is not null`).join(" or ");

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
async function dropPeople(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger if exists matches_without_people`.execute(db);
  for (const column of PEOPLE_COLUMNS) await db.schema.alterTable("matches").dropColumn(column).execute();
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

/** Empties the columns slice by slice and sees to it that what another process writes there is emptied at once. */
export async function emptyPeople(database: DatabaseSync): Promise<void> {
  database.exec(`create trigger if not exists matches_without_people after insert on matches when ${areThere("new.")}
    begin update matches set ${EMPTY} where battle_id = new.battle_id; end`);
  const { last } = database.prepare("select coalesce(max(rowid), 0) as last from matches").get() ?? {};
  const empty = database.prepare(
    `update matches set ${EMPTY} where rowid > ? and rowid <= ? and (${areThere("")})`,
  );
  for (let row = 0; row < Number(last); row += ROWS_AT_ONCE) {
    empty.run(row, row + ROWS_AT_ONCE);
    await wait(PAUSE_MS);
  }
}
