import { DatabaseSync } from "node:sqlite";
import type { StoreContent } from "../store-content.ts";
import { BackupError } from "./backup-error.ts";
import { FORMAT, namesOf, type Row, Summing, type Sums, TABLES } from "./backup-tables.ts";

/** Rows that are read in one go. */
const ROWS_AT_ONCE = 2_000;

/** A backup that is there to be read. Closed by its owner. */
export interface OpenBackup {
  readonly content: StoreContent;
  /** What the file says is in it. */
  readonly sums: Sums;
  close(): void;
}

/** Opens a backup and reads it through. Throws a `BackupError` when it is none, of a later version or not as it was written. */
export function openBackup(file: string): OpenBackup {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const format = readFormat(file, database);
    const sums = readSums(database);
    check(file, database, namesOf(format), sums);
    return { content: contentOf(database, namesOf(format)), sums, close: () => database?.close() };
  } catch (error) {
    database?.close();
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read as a backup: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function readFormat(file: string, database: DatabaseSync): number {
  const isBackup = database.prepare("select 1 from sqlite_schema where name = 'sums'").get();
  if (!isBackup) throw new BackupError(`${file} is no backup: it was not made by "npm run backup".`);
  const { format } = database.prepare("select max(format) as format from backup").get() ?? {};
  if (typeof format !== "number" || format > FORMAT)
    throw new BackupError(`${file} was made by a later version of Tactician: restore it with that version.`);
  return format;
}

function readSums(database: DatabaseSync): Sums {
  const rows = database.prepare("select name, rows, sha256 from sums").all();
  return Object.fromEntries(rows.map(({ name, ...sum }) => [name, sum])) as Sums;
}

function check(
  file: string,
  database: DatabaseSync,
  names: readonly (keyof StoreContent)[],
  sums: Sums,
): void {
  const { integrity_check: state } = database.prepare("pragma integrity_check(1)").get() ?? {};
  if (state !== "ok") throw new BackupError(`${file} is damaged: ${state}.`);
  for (const name of names) {
    const sum = new Summing(TABLES[name].columns);
    for (const rows of readTable(database, name)) for (const row of rows) sum.add(row);
    const { rows, sha256 } = sum.result();
    if (rows !== sums[name]?.rows || sha256 !== sums[name].sha256)
      throw new BackupError(`${file} is damaged: its ${name} are not those that were written.`);
  }
}

function contentOf(database: DatabaseSync, names: readonly (keyof StoreContent)[]): StoreContent {
  const tables = namesOf(FORMAT).map((name) => [
    name,
    () => (names.includes(name) ? readTable(database, name) : []),
  ]);
  return Object.fromEntries(tables) as unknown as StoreContent;
}

function* readTable(database: DatabaseSync, name: keyof StoreContent): Generator<Row[]> {
  const { columns, types } = TABLES[name];
  const values = columns.map((column, index) =>
    types[index] === "blob" ? `lower(hex(${column})) as ${column}` : column,
  );
  const statement = database.prepare(`select ${values} from ${name} order by rowid`);
  let rows: Row[] = [];
  for (const row of statement.iterate()) {
    rows.push(row as Row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
