/** How far a reader of the service's feed has come. Names are the reader's own: `backwards`, `forwards`. */
export interface FeedPosition {
  readonly name: string;
  /** Unix seconds; everything up to here (or down to here) is stored. */
  readonly battleAt: number;
}

/** The right to read the feed, which one process has at a time. */
export interface FeedLease {
  /** Whose it is: a name that no other process has. */
  readonly holder: string;
  /** So long it is kept for a holder who does not take it again. */
  readonly seconds: number;
}

/** A place at an outside service, of those that all servers on one store have together. */
export interface Place extends FeedLease {
  readonly service: string;
  readonly places: number;
  /** Which server asks: a name that no other process has. */
  readonly server: string;
  /** The server has had the service rest, and would be the one to try again: so many seconds are the others' rest then. */
  readonly tries: number | undefined;
}

/** Which part of a player's matches is wanted, from the newest on. */
export interface MatchRange {
  readonly limit?: number;
  /** The newest second that counts, unix seconds. When it is left out, matches from the future do not count. */
  readonly until?: number;
}

/**
 * Which part of the counts is wanted: sides of a game version, of players in a rank class (`rankClassOf`), since a unix day up to
 * today. Days more than 92 days before the newest match are counted by month: a `since` among them stands for its whole month.
 */
export interface PopulationFilter {
  readonly version?: number;
  /** Of all versions but these. */
  readonly exceptVersions?: readonly number[];
  readonly rankClass?: number;
  readonly since?: number;
}

/** Matches, each once, the first and last unix day of them, and the day that the filter's `since` stood for. */
export interface PlayedMatches {
  readonly matches: number;
  readonly first: number | undefined;
  readonly last: number | undefined;
  readonly since: number | undefined;
}

/** An error in one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The database does not answer: gone, not yet there, or too slow. Trying again later helps. */
export class StoreUnavailableError extends Error {
  override readonly name: string = "StoreUnavailableError";
}

/** The matches were stored by a later version of this program, which alone knows how to keep them. Nothing was changed. */
export class StoreVersionError extends StoreUnavailableError {
  override readonly name = "StoreVersionError";
}

/** The matches were stored by an earlier version, and who only reads cannot bring their tables up to date. */
export class StoreOutdatedError extends StoreUnavailableError {
  override readonly name = "StoreOutdatedError";
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

/** The place where matches are to be kept cannot be opened: no folder, no database, damaged, not to be written to. Names it. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

/** A backup that cannot be written or used; the message names the file and says why. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
