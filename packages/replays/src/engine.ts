import type { ReplayRecord } from "@tactician/game";
import type { Kysely, RawBuilder } from "kysely";
import type { AddRows, SliceDialect, Tables } from "./tables.ts";

export type Lockable = "counts" | "reports";

/** What a change of the store may do inside its transaction. */
export interface Change {
  readonly db: Kysely<Tables>;
  /** Seconds since 1970 by the database's clock. */
  readonly unixNow: RawBuilder<unknown>;
  /** The engine's fastest way in; answers the matches that were new. Does not count them: that is `insertCounted`. */
  insertMatches(matches: readonly ReplayRecord[]): Promise<readonly ReplayRecord[]>;
  /** Adds rows to a table of counts, each key in them once. */
  readonly addRows: AddRows;
  readonly slices: SliceDialect;
  /** Waits until no other change writes them, and keeps others waiting until this one ends. */
  lock(what: Lockable): Promise<void>;
}

export type ReadSlices = <Row>(text: string) => AsyncIterable<readonly Row[]>;

/** What differs between the databases: how a query runs, how a change becomes a transaction, what an id looks like. */
export interface Engine {
  /** Whether servers on other machines may use the database too. */
  readonly isShared: boolean;
  readonly hexId: string;
  /** Seconds since 1970 by the database's clock. */
  readonly unixNow: RawBuilder<unknown>;
  readonly slices: SliceDialect;
  /** Whether each half of a player's newest matches is cut before the two are merged. */
  readonly cutsHalves: boolean;
  /** The rows that the query says it has. While many are read, others get their turn. */
  select<Row>(query: RawBuilder<Row>, amount?: "few" | "many"): Promise<Row[]>;
  /** Runs the change in one transaction, committed for good when the promise resolves. */
  write<Result>(change: (change: Change) => Promise<Result>): Promise<Result>;
  /** Resolves when the database can be read and written to; rejects as a call would that cannot. */
  checkHealth(): Promise<void>;
  findBytes(): Promise<number>;
  /** Lets several tables be read as of one moment, in slices, whatever is written meanwhile. */
  readSnapshot<Result>(work: (read: ReadSlices) => Promise<Result>): Promise<Result>;
  /** Copies the database into a file of SQLite by its own means, where it has any. `onShare` is told how much is done, 0 to 1. */
  backUp?(file: string, onShare: (share: number) => void): Promise<void>;
  close(): Promise<void>;
}
