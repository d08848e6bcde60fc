import { messageOf, StoreReadOnlyError, StoreUnavailableError } from "../store.ts";

// https://www.sqlite.org/rescode.html; the low byte of an extended code.
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;

const WRITE_REFUSED: readonly number[] = [READONLY, IOERR, FULL, CANTOPEN];

/** The result code of an error that SQLite gave, `13` for a full disk; nothing for any other error. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code === BUSY || code === LOCKED;
}

/** The disk, or what the file may take of it, is full. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === FULL;
}

/** What the caller of a reading method gets; an error that is not SQLite's stays what it is. */
export function asReadError(error: unknown): unknown {
  if (codeOf(error) === undefined) return error;
  return new StoreUnavailableError(`SQLite: ${messageOf(error)}`, { cause: error });
}

export function asWriteError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || !WRITE_REFUSED.includes(code)) return asReadError(error);
  return new StoreReadOnlyError(`SQLite: ${messageOf(error)}`, { cause: error });
}
