import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { makeFolder } from "../make-folder.ts";
import { findPending, migrate, NO_PEOPLE } from "../migrations.ts";
import { StoreOutdatedError, StoreUnavailableError, StoreVersionError } from "../store.ts";
import { execWhenFree, kyselyOn } from "./sqlite-dialect.ts";
import { SqliteEngine } from "./sqlite-engine.ts";
import { asWriteError } from "./sqlite-error.ts";
import { leaveWriteAheadLog, shrink, TABLE_NAMES, tablesOf } from "./sqlite-tables.ts";

/** How long an opening waits for other processes: one that takes columns from millions of matches needs a minute. */
const OPENING_MS = 120_000;
/** How long a statement waits for other processes while the file is read. */
const PATIENCE_MS = 10_000;

/**
 * WAL: readers go on while a window of the feed is written. FULL: every commit reaches the disk before it is acknowledged; commits
 * are few and large, so that it costs little. The log may grow to 16 MB before it is folded back, as every fold writes pages of
 * three indexes all over the file. The cache is what the process keeps in memory (a reader's is SQLite's own 2 MB); the system caches
 * the rest of the file.
 */
const WRITER_SETTINGS = `
  pragma synchronous = full;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
  pragma temp_store = memory;
`;

/**
 * Opens a SQLite file, made with its folder when it is missing, its tables up to date. Rejects with a
 * `StoreReadOnlyError` when it cannot be written to (`openReadOnlySqlite` may then still read it), with a
 * `StoreVersionError`, and with SQLite's or the system's error. SQLite itself refuses a file that is shorter than it says.
 */
export async function openSqlite(file: string, onWarning: (message: string) => void): Promise<SqliteEngine> {
  let writer: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    writer = new DatabaseSync(file, { timeout: OPENING_MS });
    await update(writer, onWarning);
    writer.exec(WRITER_SETTINGS);
    // From here on only `begin immediate` waits for the lock, and that without blocking the process.
    writer.exec("pragma busy_timeout = 0");
    return new SqliteEngine(writer, () => openReader(file));
  } catch (error) {
    writer?.close();
    throw asWriteError(error);
  }
}

/** Brings the tables up to date and switches the log on. */
async function update(writer: DatabaseSync, onWarning: (message: string) => void): Promise<void> {
  const db = kyselyOn(writer);
  const dialect = tablesOf(writer);
  if ((await findPending(db, TABLE_NAMES))[0] === NO_PEOPLE) {
    // What is emptied is overwritten, so that it cannot be read from the file either.
    writer.exec("pragma secure_delete = on");
    // In the log each of the eight columns would leave a copy of the whole table.
    if (!leaveWriteAheadLog(writer))
      throw new StoreUnavailableError(
        "another process has it open, of a version before 0.3.0: stop that first",
      );
    await migrate(db, dialect);
    shrink(writer, onWarning);
  }
  // The switch needs the file for itself and does not wait for it: processes that start at the same moment take turns.
  await execWhenFree(writer, "pragma journal_mode = wal", OPENING_MS);
  await migrate(db, dialect);
}

/**
 * Opens a file that cannot be written to, for reading; every write then rejects with a `StoreReadOnlyError`. In a folder where SQLite
 * cannot put its log beside the file it is read as it stands. Throws when there is no such file or no tables in it.
 */
export async function openReadOnlySqlite(file: string): Promise<SqliteEngine> {
  try {
    return await readOnlyEngine(file);
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    const unchanging = pathToFileURL(file);
    unchanging.searchParams.set("immutable", "1");
    return readOnlyEngine(unchanging);
  }
}

async function readOnlyEngine(path: string | URL): Promise<SqliteEngine> {
  const writer = openReader(path);
  try {
    if ((await findPending(kyselyOn(writer), TABLE_NAMES)).length > 0)
      throw new StoreOutdatedError(
        "it is of an earlier version of Tactician: start the server once where it may write to it",
      );
    return new SqliteEngine(writer, () => openReader(path));
  } catch (error) {
    writer.close();
    throw error;
  }
}

function openReader(path: string | URL): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: PATIENCE_MS });
}

/** Leaves a copy of a store as one file without a log beside it, and nobody's leases and kept answers in it. */
export function closeFile(file: string): void {
  using database = new DatabaseSync(file);
  database.exec("pragma journal_mode = delete; delete from feed_leases; delete from kept_answers");
}
