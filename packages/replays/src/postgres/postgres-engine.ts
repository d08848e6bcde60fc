import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import type { ReplayRecord } from "@tactician/game";
import { Kysely, PostgresDialect, type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { PoolClient } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Change, Engine, ReadSlices } from "../engine.ts";
import { COLUMNS } from "../match-queries.ts";
import { migrate } from "../migrations.ts";
import { REPLAY_FIELDS, storable } from "../replay-fields.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { MATCHES, type Tables } from "../tables.ts";
import { asStoreError, isRetryable } from "./postgres-error.ts";
import { addRows, lock, SLICES, TABLES } from "./postgres-tables.ts";
import type { Standby } from "./standby.ts";

/** Fewer matches go in by one statement, which spares the staging table; more by COPY. */
const COPY_FROM_ROWS = 150;
/** Rows that are fetched at once while everything is read, about 1 MB. */
const SLICE_ROWS = 2_000;
const ATTEMPTS = 3;
/** A request must fail fast when the database hangs: a page that says so is better than one that waits. */
const READ_MS = 5_000;

/** PostgreSQL as the store's engine. The tables are brought up to date at the first use, and again until that succeeds. */
export class PostgresEngine implements Engine {
  readonly isShared = true;
  readonly queries: Kysely<Tables>;
  /** Without the dashes from the start: taken out here they leave a string in pieces, slow to write as JSON. */
  readonly hexId = "replace(battle_id::text, '-', '')";
  readonly unixNow = sql`extract(epoch from clock_timestamp())::bigint`;
  readonly cutsHalves = true;
  readonly slices = SLICES;
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
    this.#migration ??= migrate(this.queries, TABLES);
    try {
      await this.#migration;
    } catch (error) {
      this.#migration = undefined;
      throw asStoreError(error);
    }
  }

  async select<Row>(select: RawBuilder<Row>): Promise<Row[]> {
    const { sql: text, parameters } = select.compile(this.queries);
    const name = this.#names.get(text) ?? `select-${this.#names.size}`;
    this.#names.set(text, name);
    const query = { name, text, values: [...parameters], query_timeout: READ_MS };
    const answer = await this.#standby?.select<Row>(query);
    if (answer) return answer;
    try {
      await this.ready();
      return (await this.#pool.query<Row & pg.QueryResultRow>(query)).rows;
    } catch (error) {
      const known = asStoreError(error);
      const behind =
        known instanceof StoreUnavailableError ? await this.#standby?.select<Row>(query, true) : undefined;
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

  /** Asks the primary, whatever a standby says. */
  async checkHealth(): Promise<void> {
    const [row] = await this.#ask<{ is_read_only: string }>(
      "select current_setting('transaction_read_only') as is_read_only",
    );
    if (row?.is_read_only === "on") throw new StoreReadOnlyError("PostgreSQL: the database is read-only");
  }

  async findBytes(): Promise<number> {
    const [row] = await this.#ask<{ bytes: number }>(`select pg_total_relation_size('${MATCHES}') as bytes`);
    return row?.bytes ?? 0;
  }

  async readSnapshot<Result>(work: (read: ReadSlices) => Promise<Result>): Promise<Result> {
    await this.ready();
    const client = await this.#pool.connect().catch(rejectAsStoreError);
    try {
      await client
        .query("begin isolation level repeatable read read only; set local statement_timeout = 0")
        .catch(rejectAsStoreError);
      return await work(readerOf(client));
    } finally {
      // The transaction ends with its connection, and has nothing to be kept.
      client.release(true);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.queries.destroy(), this.#standby?.close()]);
  }

  async #ask<Row>(text: string): Promise<Row[]> {
    await this.ready();
    try {
      const query = { text, query_timeout: READ_MS };
      return (await this.#pool.query<Row & pg.QueryResultRow>(query)).rows;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async #transaction<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      const result = await onClient(client)
        .transaction()
        .execute((db) =>
          work({
            db,
            unixNow: this.unixNow,
            slices: SLICES,
            addRows: addRows(db),
            insertMatches: (matches) => insertMatches(client, matches),
            lock: (what) => lock(db, what),
          }),
        );
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

/** Signs that no text of JSON has: a row is then a line as it is. */
const AS_LINES = "format csv, quote E'\\x01', delimiter E'\\x02'";
/** Reading a large table takes as long as it takes. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** The driver's timer of a query ends with its callback, which a stream does not call. */
type TimedCopy = ReturnType<typeof copyTo> & { query_timeout?: number; callback?: () => void };

/** Each query through COPY, so that a table never lies in memory as a whole. */
function readerOf(client: pg.PoolClient): ReadSlices {
  return async function* <Row>(text: string) {
    const copy: TimedCopy = copyTo(`copy (select to_json(row) from (${text}) row) to stdout (${AS_LINES})`);
    copy.query_timeout = NO_LIMIT_MS;
    const stream = client.query(copy);
    const decoder = new StringDecoder("utf8");
    let rows: Row[] = [];
    let rest = "";
    try {
      for await (const chunk of stream) {
        const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) rows.push(JSON.parse(line) as Row);
        if (rows.length < SLICE_ROWS) continue;
        yield rows;
        rows = [];
      }
    } catch (error) {
      throw asStoreError(error);
    } finally {
      copy.callback?.();
    }
    if (rows.length > 0) yield rows;
  };
}

function rejectAsStoreError(error: unknown): never {
  throw asStoreError(error);
}

/** Kysely over one connection, which stays with its owner: COPY needs the client itself, inside Kysely's transaction. */
function onClient(client: pg.PoolClient): Kysely<Tables> {
  const lent = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => lent, end: async () => undefined, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** In the order of their ids, as `copyMatches` does; of a match that is there twice the first counts. */
async function insertMatches(
  client: pg.PoolClient,
  matches: readonly ReplayRecord[],
): Promise<readonly ReplayRecord[]> {
  if (matches.length === 0) return [];
  if (matches.length >= COPY_FROM_ROWS) return theNew(matches, await copyMatches(client, matches));
  const insert = `insert into played_matches (${COLUMNS})
    select ${COLUMNS} from json_populate_recordset(null::played_matches, $1::json) with ordinality
    order by battle_id, ordinality on conflict do nothing`;
  const values = [JSON.stringify(matches.map(storable))];
  const { rows } = await client.query<InsertedIds>(insertedIds(insert, matches.length), values);
  return theNew(matches, rows[0]);
}

/** The matches that the database took, each once: of one that is there twice the first. */
function theNew(
  matches: readonly ReplayRecord[],
  inserted: InsertedIds | undefined,
): readonly ReplayRecord[] {
  if (!inserted?.ids) return matches;
  const ids = new Set(inserted.ids);
  return matches.filter(({ battle_id }) => ids.delete(battle_id.toLowerCase()));
}

/** The matches that were new, by their ids; nothing where all were. */
interface InsertedIds {
  readonly ids: readonly string[] | null;
}

/** A statement that inserts so many rows, and names the new ones only when some were known: most often the feed has new ones alone. */
function insertedIds(insert: string, rows: number): string {
  return `with inserted as (${insert} returning battle_id)
    select case when count(*) < ${rows} then coalesce(array_agg(replace(battle_id::text, '-', '')), '{}') end as ids
    from inserted`;
}

/** Rows for each piece of the stream, some 40 KB. */
const ROWS_AT_ONCE = 200;

/**
 * Inserts matches inside the client's open transaction and answers which of them were new. COPY knows no "on conflict", so the
 * rows go into a table without indexes first; from there they are inserted in the order of their ids, so that two writers
 * with the same matches wait for each other instead of locking each other out. Of a match that is there twice the first
 * counts, which lies first in that table too.
 */
async function copyMatches(
  client: PoolClient,
  matches: readonly ReplayRecord[],
): Promise<InsertedIds | undefined> {
  await client.query(
    "create temporary table if not exists incoming_matches (like played_matches) on commit drop",
  );
  const incoming = client.query(copyFrom(`copy pg_temp.incoming_matches (${COLUMNS}) from stdin`));
  await pipeline(Readable.from(copyText(matches)), incoming);
  const { rowCount } = await client.query(
    `insert into played_matches (${COLUMNS})
      select ${COLUMNS} from pg_temp.incoming_matches order by battle_id, ctid on conflict do nothing`,
  );
  // Most often the feed has new matches alone, and naming them with the insert would make it a fifth slower.
  const inserted = rowCount === matches.length ? undefined : await insertedNow(client, rowCount ?? 0);
  // A restore brings thousands of these in one transaction, which would hold as many locks if each had a table of its own.
  await client.query("truncate pg_temp.incoming_matches");
  return inserted;
}

/** Of the incoming matches those that the last insert stored: the rows of this transaction with its latest command. */
async function insertedNow(client: PoolClient, rowCount: number): Promise<InsertedIds> {
  if (rowCount === 0) return { ids: [] };
  const { rows } = await client.query<{ id: string }>(
    `with own as (select battle_id, stored.cmin::text::bigint as command
        from played_matches stored join pg_temp.incoming_matches using (battle_id)
        where stored.xmin = pg_current_xact_id()::xid)
      select distinct replace(battle_id::text, '-', '') as id from own
      where command = (select max(command) from own)`,
  );
  return { ids: rows.map(({ id }) => id) };
}

function* copyText(matches: readonly ReplayRecord[]): Generator<string> {
  for (let start = 0; start < matches.length; start += ROWS_AT_ONCE) {
    let text = "";
    for (const match of matches.slice(start, start + ROWS_AT_ONCE)) text += copyLine(storable(match));
    yield text;
  }
}

/** A row in COPY's text format: tabs between, `\N` for null, and what would be read as either is escaped. */
function copyLine(match: ReplayRecord): string {
  return `${REPLAY_FIELDS.map((field) => copyValue(match[field])).join("\t")}\n`;
}

function copyValue(value: ReplayRecord[keyof ReplayRecord]): string {
  if (value === null) return "\\N";
  if (typeof value !== "string") return String(value);
  // JSON escapes these signs as COPY wants them.
  return value.replace(/[\\\t\n\r]/g, (sign) => JSON.stringify(sign).slice(1, -1));
}
