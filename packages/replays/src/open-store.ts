import { join } from "node:path";
import type { Engine } from "./engine.ts";
import { SqlStore, type StoreWatch } from "./sql-store.ts";
import { openReadOnlySqlite, openSqlite } from "./sqlite/open-sqlite.ts";
import {
  messageOf,
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
 * Opens the store and brings its tables up to date. Rejects with a `StoreOpenError` that names the file when that cannot be used,
 * and with a `StoreVersionError` when the matches were stored by a later version. A PostgreSQL that cannot be reached is a warning,
 * and is asked again at every call.
 *
 * Example: `await openStore({ dataDir: "data", onWarning: console.error })`
 */
export async function openStore(options: StoreOptions): Promise<SqlStore> {
  return new SqlStore(await openEngine(options));
}

/**
 * Opens what is stored for reading alone: makes no file and no folder, and needs no right to write. Rejects like `openStore`.
 */
export async function openStoreToRead(options: StoreOptions): Promise<SqlStore> {
  if (options.databaseUrl !== undefined) return openStore(options);
  const file = fileIn(options.dataDir);
  return new SqlStore(await openReadOnlySqlite(file).catch(refuse(`${file} cannot be read`)));
}

/**
 * The address of a PostgreSQL whose sessions cannot write. Opening brings tables up to date, and servers of the release before may still
 * store into them: who only looks must not.
 */
export function addressToRead(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const options = [url.searchParams.get("options") ?? "", "-c default_transaction_read_only=on"];
  url.searchParams.set("options", options.join(" ").trim());
  return url.href;
}

/** What a server wants to know of its store. */
export type ServerStoreOptions = StoreOptions & Omit<StoreWatch, "trouble" | "onTrouble">;

/**
 * Opens the store for who goes on without it, as a server of pages does: a file that cannot be written to is read, and one that
 * cannot be used is left as it is and out of reach until the next start. `onWarning` is also told when the store fails and when it is back. Rejects with a `StoreVersionError` alone.
 */
export async function openServerStore(options: ServerStoreOptions): Promise<SqlStore> {
  const watch = { ...options, onTrouble: options.onWarning };
  try {
    return new SqlStore(await openEngine(options), watch);
  } catch (error) {
    if (!(error instanceof StoreOpenError)) throw error;
    const trouble = new StoreUnavailableError(error.message);
    try {
      const engine = await openReadOnlySqlite(fileIn(options.dataDir));
      return new SqlStore(engine, { ...watch, trouble: new StoreReadOnlyError(error.message) });
    } catch (readError) {
      if (readError instanceof StoreVersionError) throw readError;
      return new SqlStore(trouble, { ...watch, trouble });
    }
  }
}

async function openEngine(options: StoreOptions): Promise<Engine> {
  const { dataDir, databaseUrl: url, databaseReadUrl: readUrl, onWarning } = options;
  if (url !== undefined) {
    // Only who uses PostgreSQL pays for its driver.
    const { openPostgres } = await import("./postgres/open-postgres.ts");
    return openPostgres({ url, readUrl, onWarning });
  }
  const file = fileIn(dataDir);
  return openSqlite(file, onWarning).catch(refuse(`${file} cannot be used`));
}

const refuse = (problem: string) => (error: unknown) => {
  if (error instanceof StoreVersionError) throw error;
  throw new StoreOpenError(`${problem}: ${messageOf(error)}`, { cause: error });
};

function fileIn(dataDir: string): string {
  return join(dataDir, "replays.sqlite");
}
