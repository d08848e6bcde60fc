/** The database does not answer: gone, not yet there, or too slow. Trying again later helps. */
export class StoreUnavailableError extends Error {
  override readonly name: string = "StoreUnavailableError";
}

/** The matches were stored by a later version of this program, which alone knows how to keep them. Nothing was changed. */
export class StoreVersionError extends StoreUnavailableError {
  override readonly name = "StoreVersionError";
}

/** The database can be read but not written to: a read-only file, a full disk, a standby. Nothing of the call was stored. */
export class StoreReadOnlyError extends Error {
  override readonly name = "StoreReadOnlyError";
}

/** Another process reads the feed now: this one stood still for too long, or its clock did. Nothing of the call was stored. */
export class FeedLeaseLostError extends Error {
  override readonly name = "FeedLeaseLostError";

  constructor() {
    super("Another process reads the feed now.");
  }
}

/** The counts are being made anew, or have to be first. */
export class CountsBusyError extends Error {
  override readonly name = "CountsBusyError";
}

/** The place where matches are to be kept cannot be opened: no folder, no database, damaged, not to be written to. Names it. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}
