import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FULL, withFallback } from "./fallback-store.ts";
import { MemoryStore } from "./memory-store.ts";
import type { SqlStore } from "./sql-store.ts";
import { openReadOnlySqlite, openSqlite } from "./sqlite/open-sqlite.ts";
import {
  CountsBusyError,
  messageOf,
  type ReplayStore,
  StoreOpenError,
  StoreReadOnlyError,
  StoreUnavailableError,
  StoreVersionError,
} from "./store.ts";

/** Where the matches are kept, and whom to tell when they are not kept for good. */
export interface StoreOptions {
  /** The folder of the SQLite file `replays.sqlite`; made when it is missing. */
  readonly dataDir: string;
  /** `postgres://user:password@host:5432/tactician`; PostgreSQL is used instead of SQLite when given. */
  readonly databaseUrl?: string | undefined;
  /** A standby of `databaseUrl` that answers the reads; the primary answers when it is behind or gone. */
  readonly databaseReadUrl?: string | undefined;
  /** Told in one line what does not work as it should and what is done instead. */
  readonly onWarning: (message: string) => void;
}

/**
 * Opens the store and brings its tables up to date. What it acknowledges is kept for good: nothing is ever kept in memory instead.
 * Rejects with a `StoreOpenError` that names the file when that cannot be used, and with a `StoreVersionError` when the
 * matches were stored by a later version. A PostgreSQL that cannot be reached is a warning, and is asked again at every call.
 *
 * Example: `await openStore({ dataDir: "data", onWarning: console.error })`
 */
export async function openStore(options: StoreOptions): Promise<SqlStore> {
  const { dataDir, databaseUrl, databaseReadUrl, onWarning } = options;
  if (databaseUrl !== undefined) {
    // Only who uses PostgreSQL pays for its driver.
    const { openPostgres } = await import("./postgres/open-postgres.ts");
    return openPostgres({
      url: databaseUrl,
      ...(databaseReadUrl !== undefined && { readUrl: databaseReadUrl }),
      onWarning,
    });
  }
  const file = fileIn(dataDir);
  return openSqlite(file, onWarning).catch(refuse(`${file} cannot be used`));
}

/**
 * Opens what is stored for reading alone: makes no file and no folder, and needs no right to write. Rejects like `openStore`.
 */
export async function openStoreToRead(options: StoreOptions): Promise<SqlStore> {
  if (options.databaseUrl !== undefined) return openStore(options);
  const file = fileIn(options.dataDir);
  return openReadOnlySqlite(file).catch(refuse(`${file} cannot be read`));
}

const refuse = (problem: string) => (error: unknown) => {
  if (error instanceof StoreVersionError) throw error;
  throw new StoreOpenError(`${problem}: ${messageOf(error)}`, { cause: error });
};

/**
 * Opens the store for who would rather go on without it, as a server of pages does: a file that cannot be written to is
 * read, one that cannot be used is left as it is, and what cannot be kept for good is kept in memory, as far as that may
 * grow. What is stored and not counted is counted in the background. Rejects with a `StoreVersionError` alone.
 */
export async function openStoreOrFallBack(options: StoreOptions): Promise<ReplayStore> {
  try {
    const store = await openStore(options);
    void keepCounted(store, options.onWarning);
    return withFallback(store, options.onWarning);
  } catch (error) {
    if (!(error instanceof StoreOpenError)) throw error;
    return openUnwritable(fileIn(options.dataDir), error, options.onWarning);
  }
}

async function openUnwritable(
  file: string,
  reason: StoreOpenError,
  onWarning: StoreOptions["onWarning"],
): Promise<ReplayStore> {
  try {
    const store = await openReadOnlySqlite(file);
    onWarning(
      `${reason.message}. It can be read: its matches are served, new ones are kept in memory until the next start.`,
    );
    return withFallback(store, onWarning);
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    onWarning(
      `${reason.message}. Matches are kept in memory until the next start; the file was left as it is.`,
    );
    return new MemoryStore({ onFull: () => onWarning(FULL) });
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "replays.sqlite");
}

const LOOK_EVERY_MS = 60_000;

/**
 * Counts what a store has that is not counted, now and whenever there is something: all of it after the update from a version
 * that did not count, and what a process of such a version still stored. Ends with the store. A database that is away or
 * cannot be written to, and another process that counts, are not told of: it is tried again in a minute.
 */
export async function keepCounted(store: SqlStore, onWarning: (message: string) => void): Promise<void> {
  for (; !store.isClosed; await sleep(LOOK_EVERY_MS, undefined, { ref: false })) {
    try {
      if (!(await store.isCountingDue())) continue;
      onWarning("Stored matches are not all counted: they are now, while everything goes on.");
      const matches = await store.rebuildCounts(() => undefined);
      onWarning(`All ${matches.toLocaleString("en-GB")} stored matches are counted.`);
    } catch (error) {
      const passes = [CountsBusyError, StoreReadOnlyError, StoreUnavailableError];
      if (passes.some((kind) => error instanceof kind)) continue;
      onWarning(`The stored matches could not be counted: ${messageOf(error)}`);
    }
  }
}
