import { join } from "node:path";
import { FallbackStore } from "./fallback-store.ts";
import { MemoryStore } from "./memory-store.ts";
import { openReadOnlySqlite, openSqlite } from "./sqlite/open-sqlite.ts";
import type { ReplayStore } from "./store.ts";
import { StoreVersionError } from "./store-error.ts";

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
 * Opens the store and brings its tables up to date. A database that cannot be reached or written to is a warning, not an error:
 * PostgreSQL is asked again at every call, and what a read-only store cannot keep is kept in memory. Rejects with a
 * `StoreVersionError` when the matches were stored by a later version.
 *
 * Example: `await openStore({ dataDir: "data", onWarning: (message) => log.warn(message) })`
 */
export async function openStore(options: StoreOptions): Promise<ReplayStore> {
  return new FallbackStore(await openDatabase(options), options.onWarning);
}

async function openDatabase(options: StoreOptions): Promise<ReplayStore> {
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
  const file = join(dataDir, "replays.sqlite");
  try {
    return await openSqlite(file, onWarning);
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    return openUnwritable(file, messageOf(error), onWarning);
  }
}

async function openUnwritable(
  file: string,
  reason: string,
  onWarning: StoreOptions["onWarning"],
): Promise<ReplayStore> {
  try {
    const store = await openReadOnlySqlite(file);
    onWarning(
      `${file} cannot be written to (${reason}): its matches are served, new ones are kept in memory until the next start.`,
    );
    return store;
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    onWarning(
      `${file} cannot be used (${reason}): matches are kept in memory until the next start. The file was left as it is.`,
    );
    return new MemoryStore();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
