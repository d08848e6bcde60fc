import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Kysely, sql } from "kysely";
import { type ColumnTypes, migrate } from "../migrations.ts";
import { SqlStore } from "../sql-store.ts";
import type { Tables } from "../tables.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import { SqliteEngine } from "./sqlite-engine.ts";
import { asWriteError, isBusy } from "./sqlite-error.ts";

const COLUMN_TYPES: ColumnTypes = {
  battleId: sql`blob`,
  large: sql`integer`,
  integer: sql`integer`,
  tableOptions: sql`strict`,
};

/** How long a statement waits for other processes while the file is opened or read. */
const PATIENCE_MS = 10_000;
const ATTEMPTS = 50;
const PAUSE_MS = 40;

/**
 * WAL: readers go on while a window of the feed is written. FULL: every commit reaches the disk before it is acknowledged; commits
 * are few and large, so that it costs little. The log may grow to 16 MB before it is folded back, as every fold writes pages of
 * three indexes all over the file. The caches are what the process keeps in memory; the system caches the rest of the file.
 */
const WRITER_SETTINGS = `
  pragma synchronous = full;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
  pragma temp_store = memory;
`;
const READER_SETTINGS = "pragma cache_size = -16000;";

/**
 * Opens the store of a SQLite file, made with its folder when it is missing, its tables up to date. Rejects with a
 * `StoreReadOnlyError` when it cannot be written to; `openReadOnlySqlite` may then still read it.
 */
export async function openSqlite(file: string): Promise<SqlStore> {
  let writer: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writer = new DatabaseSync(file, { timeout: PATIENCE_MS });
    await useWriteAheadLog(writer);
    writer.exec(WRITER_SETTINGS);
    await migrate(new Kysely<Tables>({ dialect: new NodeSqliteDialect(writer) }), COLUMN_TYPES);
    // From here on only `begin immediate` waits for the lock, and that without blocking the process.
    writer.exec("pragma busy_timeout = 0");
    return new SqlStore(new SqliteEngine({ writer, reader: openReader(file) }));
  } catch (error) {
    writer?.close();
    throw asWriteError(error);
  }
}

/**
 * Opens a file that cannot be written to, for reading; every write then rejects with a `StoreReadOnlyError`. In a folder where SQLite
 * cannot put its log beside the file it is read as it stands. Throws when there is no such file or no tables in it.
 */
export function openReadOnlySqlite(file: string): SqlStore {
  try {
    return readOnlyStore(file);
  } catch {
    const unchanging = pathToFileURL(file);
    unchanging.searchParams.set("immutable", "1");
    return readOnlyStore(unchanging);
  }
}

function readOnlyStore(path: string | URL): SqlStore {
  const connections = { writer: openReader(path), reader: openReader(path) };
  try {
    return new SqlStore(new SqliteEngine(connections));
  } catch (error) {
    connections.writer.close();
    connections.reader.close();
    throw error;
  }
}

function openReader(path: string | URL): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE_MS });
  reader.exec(READER_SETTINGS);
  return reader;
}

/** The switch needs the file for itself and does not wait for it: processes that start at the same moment take turns. */
async function useWriteAheadLog(database: DatabaseSync): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!isBusy(error) || attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
  }
}
