import { createHash, type Hash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { REPLAY_FIELDS } from "../replay-fields.ts";
import type { StoreContent } from "../store-content.ts";

/** Grows when what is in the file changes; later formats are refused. 2, since version 0.7.0: counts of matches that were dropped. */
const FORMAT = 2;
const TEXTS: readonly string[] = ["p1_polaris_id", "p1_name", "p2_polaris_id", "p2_name"];

/**
 * What is in a backup: the store's tables without their indexes, in a SQLite file, whichever database they came from.
 * Ids of matches and packed sums are bytes, everything else is as the store gives it.
 */
const TABLES = {
  matches: { since: 1, columns: REPLAY_FIELDS, types: REPLAY_FIELDS.map(typeOf) },
  refreshes: { since: 1, columns: ["player_id", "refreshed_at"], types: ["text", "integer"] },
  positions: { since: 1, columns: ["name", "battle_at"], types: ["text", "integer"] },
  forgotten: { since: 2, columns: ["before"], types: ["integer"] },
  matchups: {
    since: 2,
    columns: ["day", "version", "rank_class", "me", "cells"],
    types: ["integer", "integer", "integer", "integer", "blob"],
  },
  days: {
    since: 2,
    columns: ["day", "version", "matches", "ranks", "classes"],
    types: ["integer", "integer", "integer", "blob", "blob"],
  },
} as const satisfies Record<keyof StoreContent, BackupTable>;

interface BackupTable {
  readonly since: number;
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

/** The tables of a format in the order in which they are written. */
function namesOf(format: number): (keyof StoreContent)[] {
  const names = Object.keys(TABLES) as (keyof StoreContent)[];
  return names.filter((name) => TABLES[name].since <= format);
}

function typeOf(field: string): string {
  if (field === "battle_id") return "blob";
  return TEXTS.includes(field) ? "text" : "integer";
}

/** How many rows a table has, and the SHA-256 of them, row by row as JSON. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}
export type Sums = Record<keyof StoreContent, Sum>;

export type Row = Readonly<Record<string, string | number | null>>;

/** Sums up the rows of a table as they pass. */
class Summing {
  rows = 0;
  readonly #columns: readonly string[];
  readonly #hash: Hash = createHash("sha256");

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  /** Answers the values in the order of the columns. */
  add(row: Row): (string | number | null)[] {
    // own-key: the columns of our own tables
    const values = this.#columns.map((column) => row[column] ?? null);
    this.#hash.update(`${JSON.stringify(values)}\n`);
    this.rows += 1;
    return values;
  }

  result(): Sum {
    return { rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}

/** A backup that cannot be written or used; the message names the file and says why. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const ROWS_AT_ONCE = 2_000;

/** Opens a backup and reads it through; its caller closes it. Throws a `BackupError` when it is none, of a later version or not as it was written. */
export function openBackup(file: string) {
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

/** Writes everything into a new file and answers what it was. `onRows` is told how many matches there are so far. */
export async function writeBackup(
  file: string,
  content: StoreContent,
  onRows: (matches: number) => void,
): Promise<Sums> {
  const database = new DatabaseSync(file);
  try {
    // Whoever is interrupted deletes the file, and it is on disk before it gets its name.
    database.exec("pragma journal_mode = memory; pragma synchronous = off; begin");
    database.exec("create table backup (format integer not null, made_at text not null) strict");
    database.exec(
      "create table sums (name text primary key, rows integer not null, sha256 text not null) strict",
    );
    database.prepare("insert into backup values (?, ?)").run(FORMAT, new Date().toISOString());
    const sums = {} as Sums;
    for (const name of namesOf(FORMAT)) {
      sums[name] = await writeTable(database, name, content, name === "matches" ? onRows : () => undefined);
      database.prepare("insert into sums values (?, ?, ?)").run(name, sums[name].rows, sums[name].sha256);
    }
    database.exec("commit");
    return sums;
  } finally {
    database.close();
  }
}

async function writeTable(
  database: DatabaseSync,
  name: keyof StoreContent,
  content: StoreContent,
  onRows: (rows: number) => void,
): Promise<Sum> {
  const { columns, types } = TABLES[name];
  database.exec(
    `create table ${name} (${columns.map((column, index) => `${column} ${types[index]}`)}) strict`,
  );
  const values = types.map((type) => (type === "blob" ? "unhex(?)" : "?"));
  const insert = database.prepare(`insert into ${name} values (${values})`);
  const sum = new Summing(columns);
  for await (const rows of content[name]() as AsyncIterable<readonly Row[]>) {
    for (const row of rows) insert.run(...sum.add(row));
    onRows(sum.rows);
  }
  return sum.result();
}
