/** The database does not answer: gone, not yet there, or too slow. Trying again later helps. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** The database can be read but not written to: a read-only file, a full disk, a standby. Nothing of the call was stored. */
export class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}
