import type { CompiledQuery, Kysely } from "kysely";
import type { Match } from "./match.ts";
import type { MatchDialect } from "./match-queries.ts";
import type { Tables } from "./tables.ts";

/** What a change of the store may do inside its transaction. */
export interface Change {
  readonly db: Kysely<Tables>;
  /** The engine's fastest way in; answers how many matches were new. */
  insertMatches(matches: readonly Match[]): Promise<number>;
}

/** What differs between the databases: how a query runs, how a change becomes a transaction, what an id looks like. */
export interface Engine extends MatchDialect {
  /** Builds queries for `select`; never executes them itself. */
  readonly queries: Kysely<Tables>;
  /** The rows as arrays in the order of the selected columns. While it reads many, others get their turn. */
  select(query: CompiledQuery, amount?: "few" | "many"): Promise<readonly (readonly unknown[])[]>;
  /** Runs the change in one transaction, committed for good when the promise resolves. */
  write<Result>(change: (change: Change) => Promise<Result>): Promise<Result>;
  /** The id of a row's battle as 32 small hexadecimal digits. */
  battleIdOf(row: readonly unknown[]): string;
  close(): Promise<void>;
}
