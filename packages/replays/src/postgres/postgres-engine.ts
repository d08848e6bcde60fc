import { type CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import type { Change, Engine } from "../engine.ts";
import type { Match } from "../match.ts";
import { insertRows } from "../match-queries.ts";
import { matchToRow } from "../match-row.ts";
import { type ColumnTypes, migrate } from "../migrations.ts";
import { StoreUnavailableError } from "../store-error.ts";
import type { Tables } from "../tables.ts";
import { copyMatches } from "./copy-matches.ts";
import { asStoreError, isRetryable } from "./postgres-error.ts";
import type { Standby } from "./standby.ts";

const COLUMN_TYPES: ColumnTypes = {
  battleId: sql`uuid`,
  large: sql`bigint`,
  integer: sql`integer`,
  tableOptions: sql``,
};

/** Fewer rows go in by one statement, which spares the staging table; more by COPY. */
const COPY_FROM_ROWS = 150;
const ATTEMPTS = 3;
/** A request must fail fast when the database hangs: a page that says so is better than one that waits. */
const READ_MS = 5_000;

/** PostgreSQL as the store's engine. The tables are brought up to date at the first use, and again until that succeeds. */
export class PostgresEngine implements Engine {
  readonly queries: Kysely<Tables>;
  readonly halfLimit = "cut-halves";
  /** Without the dashes from the start: taken out here they leave a string in pieces, slow to write as JSON. */
  readonly selected = (column: keyof Tables["matches"]) =>
    column === "battle_id" ? sql<string>`replace(battle_id::text, '-', '')`.as(column) : column;
  readonly #pool: pg.Pool;
  readonly #standby: Standby | undefined;
  /** Every query has a name of its own, so that each connection plans it once. */
  readonly #names = new Map<string, string>();
  #migration: Promise<void> | undefined;

  constructor(pool: pg.Pool, standby?: Standby) {
    this.#pool = pool;
    this.#standby = standby;
    this.queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** Makes the tables; rejects while the database cannot be reached. */
  async ready(): Promise<void> {
    this.#migration ??= migrate(this.queries, COLUMN_TYPES);
    try {
      await this.#migration;
    } catch (error) {
      this.#migration = undefined;
      throw asStoreError(error);
    }
  }

  async select({ sql: text, parameters }: CompiledQuery): Promise<readonly (readonly unknown[])[]> {
    const name = this.#names.get(text) ?? `select-${this.#names.size}`;
    this.#names.set(text, name);
    const query = { name, text, values: [...parameters], rowMode: "array" as const, query_timeout: READ_MS };
    const answer = await this.#standby?.select(query);
    if (answer) return answer;
    try {
      await this.ready();
      return (await this.#pool.query<unknown[]>(query)).rows;
    } catch (error) {
      const known = asStoreError(error);
      const behind =
        known instanceof StoreUnavailableError ? await this.#standby?.selectAsItStands(query) : undefined;
      if (behind) return behind;
      throw known;
    }
  }

  async write<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    await this.ready();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#transaction(work);
      } catch (error) {
        if (!isRetryable(error) || attempt === ATTEMPTS) throw asStoreError(error);
      }
    }
  }

  battleIdOf([battleId]: readonly unknown[]): string {
    return battleId as string;
  }

  async close(): Promise<void> {
    await Promise.all([this.queries.destroy(), this.#standby?.close()]);
  }

  async #transaction<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      const result = await onClient(client)
        .transaction()
        .execute((db) => work({ db, insertMatches: (matches) => insertMatches(client, db, matches) }));
      await this.#standby?.expectWrites(client);
      client.release();
      return result;
    } catch (error) {
      // A connection that failed half-way is not used again.
      client.release(true);
      throw error;
    }
  }
}

/** Kysely over one connection, which stays with its owner: COPY needs the client itself, inside Kysely's transaction. */
function onClient(client: pg.PoolClient): Kysely<Tables> {
  const lent = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => lent, end: async () => undefined, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function insertMatches(
  client: pg.PoolClient,
  db: Kysely<Tables>,
  matches: readonly Match[],
): Promise<number> {
  if (matches.length >= COPY_FROM_ROWS) return copyMatches(client, matches);
  if (matches.length === 0) return 0;
  const rows = matches.map((match) => matchToRow(match, match.battleId));
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  const { numAffectedRows } = await db.executeQuery(insertRows(db, rows));
  return Number(numAffectedRows ?? 0);
}
