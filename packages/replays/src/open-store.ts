import { join } from "node:path";
import { keepCounted } from "./counts/keep-counted.ts";
import { FallbackStore, FULL } from "./fallback-store.ts";
import { MemoryStore } from "./memory-store.ts";
import type { SqlStore } from "./sql-store.ts";
import { openReadOnlySqlite, openSqlite } from "./sqlite/open-sqlite.ts";
import type { ReplayStore } from "./store.ts";
import { StoreOpenError, StoreVersionError } from "./store-error.ts";

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
  try {
    return await openSqlite(file, onWarning);
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    throw new StoreOpenError(`${file} cannot be used: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Opens what is stored for reading alone: makes no file and no folder, and needs no right to write. Rejects like `openStore`.
 */
export async function openStoreToRead(options: StoreOptions): Promise<SqlStore> {
  if (options.databaseUrl !== undefined) return openStore(options);
  const file = fileIn(options.dataDir);
  try {
    return await openReadOnlySqlite(file);
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    throw new StoreOpenError(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Opens the store for who would rather go on without it, as a server of pages does: a file that cannot be written to is
 * read, one that cannot be used is left as it is, and what cannot be kept for good is kept in memory, as far as that may
 * grow. What is stored and not counted is counted in the background. Rejects with a `StoreVersionError` alone.
 */
export async function openStoreOrFallBack(options: StoreOptions): Promise<ReplayStore> {
  try {
    const store = await openStore(options);
    void keepCounted(store, options.onWarning);
    return new FallbackStore(store, options.onWarning);
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
    return new FallbackStore(store, onWarning);
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
