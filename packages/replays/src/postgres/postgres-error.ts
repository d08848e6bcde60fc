import pg from "pg";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const DISK_FULL = "53100";
const READ_ONLY_TRANSACTION = "25006";
const WRITE_REFUSED: readonly string[] = [DISK_FULL, READ_ONLY_TRANSACTION];

/** Connection trouble, too many connections or out of memory, shut down or cancelled, no such database or wrong password, a lost race. */
const UNAVAILABLE_CLASSES: readonly string[] = ["08", "53", "57", "58", "3D", "28", "40"];
const RETRYABLE: readonly string[] = ["40001", "40P01"];
const UNDEFINED_TABLE = "42P01";
const UNDEFINED_DATABASE = "3D000";
const NOT_REPLAYED: readonly string[] = [UNDEFINED_TABLE, UNDEFINED_DATABASE];

/** Two transactions were in each other's way; doing this one again helps. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && RETRYABLE.includes(error.code ?? "");
}

/** A standby that has not even the tables yet. */
export function isNotReplayed(error: unknown): boolean {
  return error instanceof pg.DatabaseError && NOT_REPLAYED.includes(error.code ?? "");
}

/** What the caller of the store gets: a mistake in our own query stays what it is. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailableError) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const message = `PostgreSQL: ${error.message || ("code" in error ? String(error.code) : error.name)}`;
  if (!(error instanceof pg.DatabaseError)) return new StoreUnavailableError(message, { cause: error });
  const code = error.code ?? "";
  if (WRITE_REFUSED.includes(code)) return new StoreReadOnlyError(message, { cause: error });
  if (UNAVAILABLE_CLASSES.includes(code.slice(0, 2)))
    return new StoreUnavailableError(message, { cause: error });
  return error;
}
