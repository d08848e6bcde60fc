import pg from "pg";
import { StoreVersionError } from "../store.ts";
import { PostgresEngine } from "./postgres-engine.ts";
import { Standby } from "./standby.ts";

/** A request must fail fast while the database is gone: a page that says so is better than one that waits. */
const CONNECT_MS = 2_000;
/** A window of the feed takes a second; a first history of 30,000 matches some more. */
const WRITE_MS = 60_000;

const INT8 = 20;

/** Where PostgreSQL is, and whom to tell when a connection breaks. */
export interface PostgresOptions {
  readonly url: string;
  readonly readUrl?: string | undefined;
  readonly onWarning: (message: string) => void;
}

/**
 * Opens a PostgreSQL database. A database that cannot be reached is a warning here and a
 * `StoreUnavailableError` at every call, until it is back. Rejects with a `StoreVersionError` for tables of a later version.
 */
export async function openPostgres({ url, readUrl, onWarning }: PostgresOptions): Promise<PostgresEngine> {
  const standby = readUrl === undefined ? undefined : new Standby(poolFor(readUrl), onWarning);
  const engine = new PostgresEngine(poolFor(url), standby);
  try {
    await engine.ready();
  } catch (error) {
    if (error instanceof StoreVersionError) throw error;
    onWarning(
      `The database cannot be used yet and is tried again at every request. ${(error as Error).message}`,
    );
  }
  return engine;
}

function poolFor(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: "tactician",
    max: 8,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: WRITE_MS,
    statement_timeout: WRITE_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced by the pool and fails its query. Without these listeners it would end the process: the
  // pool's own hears a connection that rests, the client's one that is lent out, between two statements as well.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Our 64-bit numbers are seconds and counts, which a double holds; by default they would come as text. */
export function getTypeParser(oid: number, format?: "text" | "binary") {
  return oid === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format);
}
