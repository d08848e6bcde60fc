import type { ReplayRecord } from "@tactician/game";
import type {
  MatchupCount,
  PlayedVersion,
  PopularityCount,
  RankCount,
} from "@tactician/statistics/matchup-counts";

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

/** Which part of a player's matches is wanted, from the newest on. */
export interface MatchRange {
  readonly limit?: number;
  /** The newest second that counts, unix seconds. When it is left out, matches from the future do not count. */
  readonly until?: number;
}

/** Whether what is kept outlives the process: `read-only` is served and cannot be written to, `memory` ends with the process. */
export type StoreHealth = "ok" | "read-only" | "memory";

/** What the store takes, for whoever watches it. Cheap, and so partly an estimate. */
export interface StoreSize {
  /** On disk, or in memory when it is kept there. */
  readonly bytes: number;
  readonly matches: number;
}

/**
 * Which part of the counts is wanted: sides of a game version, of players in a rank class (`rankClassOf`), of some days. Days
 * are unix days, both ends included; without `until` up to today, so that a clock in the future adds nothing.
 */
export interface PopulationFilter {
  readonly version?: number;
  readonly rankClass?: number;
  readonly since?: number;
  readonly until?: number;
}

/** Matches, each once, and the first and last unix day of them. */
export interface PlayedMatches {
  readonly matches: number;
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/**
 * The kept matches. Every method is one transaction: once its promise resolves, a killed process loses nothing of it, and one that
 * rejects has stored nothing. A match that is there already is left as it is.
 *
 * All methods reject with a `StoreUnavailableError` while the database does not answer (it is asked anew at every call);
 * those that write reject with a `StoreReadOnlyError` when it answers and cannot be written to.
 */
export interface ReplayStore {
  /** Keeps the matches and answers how many of them were new. */
  insertMatches(matches: readonly ReplayRecord[]): Promise<number>;
  /** The matches in which the player sat on either side, newest first; all of them without options. */
  findMatchesByPlayer(playerId: string, options?: MatchRange): Promise<ReplayRecord[]>;
  countMatchesByPlayer(playerId: string): Promise<number>;
  /** When the player's history was last asked for and stored (unix seconds). */
  findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined>;
  upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void>;
  findFeedPosition(name: string): Promise<FeedPosition | undefined>;
  /**
   * Keeps a window of the feed and the reader's position together: after a crash either both are there or neither is. Keeps
   * the reader's lease, too, and rejects with a `FeedLeaseLostError` when somebody else has it by now.
   */
  insertFeedWindow(
    matches: readonly ReplayRecord[],
    position: FeedPosition,
    lease?: FeedLease,
  ): Promise<number>;
  /**
   * Takes the lease when it is free, or keeps it; answers who has it then. By the database's clock, whatever the clocks of
   * the processes say.
   */
  takeFeedLease(lease: FeedLease): Promise<string>;
  /** Gives the lease back when the holder has it. */
  releaseFeedLease(holder: string): Promise<void>;
  /** What the matches add up to, by own and other character (decision 043). Written in the transaction of the matches. */
  findMatchupCounts(filter: PopulationFilter): Promise<MatchupCount[]>;
  /** By month, oldest first, then by character and rank class. */
  findPopularity(filter: PopulationFilter): Promise<PopularityCount[]>;
  /** Lowest number of a rank first. */
  findRankCounts(filter: PopulationFilter): Promise<RankCount[]>;
  /** The newest version first, by its number. */
  findPlayedVersions(): Promise<PlayedVersion[]>;
  /** The matches with at least one side that the filter wants. */
  findPlayedMatches(filter: PopulationFilter): Promise<PlayedMatches>;
  /** Asks the database itself whether it can be read and written to. */
  checkHealth(): Promise<StoreHealth>;
  findSize(): Promise<StoreSize>;
  /** Waits for what is under way; calls after it reject. */
  close(): Promise<void>;
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
