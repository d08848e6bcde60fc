import type { Kysely } from "kysely";

/** What differs between the engines in the tables' definition, as SQL. */
export interface TableDialect {
  readonly battleId: string;
  /** Unix seconds beyond 2038, and a player's power. */
  readonly large: string;
  readonly integer: string;
  readonly bytes: string;
  /** Where the matches are, since version 0.3.0. */
  readonly matchTable: string;
  /** Comes behind the column list of a new table. */
  readonly tableOptions: string;
  /** The same for a table whose rows change often. */
  readonly changingOptions: string;
  /** Takes the columns of people's data from the matches, those of version 0.2.0. */
  readonly dropPeople: (db: Kysely<unknown>) => Promise<void>;
  /** Sees to it that matches of a process that does not count are noticed (`CountState.gaps`). */
  readonly watchInserts: (db: Kysely<unknown>) => Promise<void>;
}
