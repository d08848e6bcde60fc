import { type Stats, statSync } from "node:fs";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate as breathe, setTimeout as wait } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { type CompiledQuery, Kysely, sql } from "kysely";
import type { Change, Engine, ReadSlices } from "../engine.ts";
import { COLUMNS } from "../match-queries.ts";
import { REPLAY_FIELDS, storable } from "../replay-fields.ts";
import { StoreReadOnlyError, type StoreSize } from "../store.ts";
import type { Tables } from "../tables.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { asReadError, asWriteError, isBusy } from "./sqlite-error.ts";

/** SQLite works in the process's own thread: after so many rows others get their turn (5 to 10 ms). */
const ROWS_AT_ONCE = 500;

/** Rows looked at in one transaction that deletes, and the pause after it, in which other processes write. */
const DELETED_AT_ONCE = 5_000;
const PAUSE_MS = 20;

const INSERT = `insert into matches (${COLUMNS})
  values (${REPLAY_FIELDS.map((field) => (field === "battle_id" ? "unhex(?)" : "?"))}) on conflict do nothing`;

const LAST_ROW = "(select coalesce(max(rowid), 0) from matches)";
/** Rows behind the last one that was counted are of a process of an earlier version, which does not count. */
const NOTICE_OTHERS = `update count_state set gaps = gaps + 1, last_row = ${LAST_ROW} where last_row <> ${LAST_ROW}`;
const COUNTED_SIZE = `select case edition when 0 then ${LAST_ROW} else
  (select coalesce(sum(matches), 0) from day_counts known
    where known.edition = count_state.edition and day >= forgotten_before) end as matches from count_state`;
const NOTE_LAST_ROW = `update count_state set last_row = ${LAST_ROW}`;

/** The connections of a store: one writes, others read what was committed meanwhile. */
export interface SqliteConnections {
  readonly writer: DatabaseSync;
  readonly openReader: () => DatabaseSync;
  /** Whether there are tables for counts and they are written to. */
  readonly keepsCounts: boolean;
}

/** A query that is ready to run, and the names of its columns, which would be new texts each time. */
interface Select {
  readonly statement: StatementSync;
  readonly names: readonly string[];
  readonly empty: Row;
}

type Row = Record<string, unknown>;

/** SQLite as the store's engine; takes connections to a migrated file and closes them. */
export class SqliteEngine implements Engine {
  readonly queries: Kysely<Tables>;
  readonly table = "matches";
  readonly hexId = "lower(hex(battle_id))";
  readonly hex = (column: string) => `lower(hex(${column}))`;
  readonly unixNow = "unixepoch()";
  readonly cutsHalves = false;
  readonly keepsCounts: boolean;
  readonly #reader: DatabaseSync;
  readonly #writer: DatabaseSync;
  readonly #openReader: () => DatabaseSync;
  readonly #file: OpenedFile;
  readonly #selects = new Map<string, Select>();
  readonly #insert: StatementSync;

  constructor({ writer, openReader, keepsCounts }: SqliteConnections) {
    this.keepsCounts = keepsCounts;
    this.queries = new Kysely<Tables>({ dialect: sqliteDialect(writer) });
    this.#openReader = openReader;
    this.#writer = writer;
    this.#insert = writer.prepare(INSERT);
    this.#file = new OpenedFile(writer.location() ?? "");
    this.#reader = openReader();
  }

  async select<Found>(
    { sql, parameters }: CompiledQuery<Found>,
    amount: "few" | "many" = "few",
  ): Promise<Found[]> {
    try {
      // A statement walks one result at a time, and this one may be waiting in the middle of another's.
      const select = this.#selects.get(sql) ?? this.#prepare(sql);
      this.#selects.delete(sql);
      const { statement } = select;
      const rows: Found[] = [];
      const values = parameters as SQLInputValue[];
      for (const row of amount === "few" ? statement.all(...values) : statement.iterate(...values)) {
        rows.push(named(select, row as unknown as readonly unknown[]) as Found);
        if (amount === "many" && rows.length % ROWS_AT_ONCE === 0) await breathe();
      }
      this.#selects.set(sql, select);
      return rows;
    } catch (error) {
      throw asReadError(error);
    }
  }

  async write<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const change = {
      keepsCounts: this.keepsCounts,
      insertMatches: (matches: readonly ReplayRecord[]) => this.#insertMatches(matches),
      // Whoever changes a SQLite file has it for itself.
      lockCounts: async () => this.#writer.exec(NOTICE_OTHERS),
    };
    try {
      this.#file.expectThere();
      const result = await this.queries.transaction().execute((db) => work({ db, ...change }));
      // A window of the feed leaves the whole cache full of pages, of which the next one needs few.
      this.#writer.exec("pragma shrink_memory");
      return result;
    } catch (error) {
      throw asWriteError(error);
    }
  }

  /** Looks at the file itself: open connections would answer from what they have read of it before. */
  async checkHealth(): Promise<void> {
    this.#file.expectThere();
    try {
      const fresh = this.#openReader();
      try {
        for (const table of ["matches", "feed_positions"])
          fresh.prepare(`select * from ${table} order by rowid desc limit 1`).get();
      } finally {
        fresh.close();
      }
      // Takes the lock for a moment and writes nothing; a write that is under way says enough.
      if (!this.#writer.isTransaction) this.#writer.exec("begin immediate; rollback");
    } catch (error) {
      if (!isBusy(error)) throw asWriteError(error);
    }
  }

  /** As many as are counted of days whose matches are kept; where nothing is counted, the last row's number. */
  async findSize(): Promise<StoreSize> {
    const query = this.keepsCounts ? COUNTED_SIZE : `select ${LAST_ROW} as matches`;
    const [row] = await this.select(sql<{ matches: number }>`${sql.raw(query)}`.compile(this.queries));
    return { bytes: this.#file.bytes(), matches: row?.matches ?? 0 };
  }

  async readSnapshot<Result>(
    work: (read: ReadSlices) => Promise<Result>,
    choose = (take: () => Promise<void>) => take(),
  ): Promise<Result> {
    const reader = this.#openReader();
    try {
      // The moment is that of the first reading.
      await choose(async () => reader.exec("begin; select count(*) from sqlite_schema"));
      return await work(<Row>(text: string) => slicesOf<Row>(reader, text));
    } finally {
      reader.close();
    }
  }

  async *deleteMatchesBefore(battleAt: number): AsyncGenerator<number> {
    const { last } = this.#writer.prepare(`select ${LAST_ROW} as last`).get() ?? {};
    for (let row = 0; row < Number(last); row += DELETED_AT_ONCE) {
      yield await this.write(async ({ db, lockCounts }) => {
        await lockCounts();
        const { numAffectedRows } = await sql`delete from matches
          where rowid > ${row} and rowid <= ${row + DELETED_AT_ONCE} and battle_at < ${battleAt}`.execute(db);
        this.#writer.exec(NOTE_LAST_ROW);
        return Number(numAffectedRows);
      });
      await wait(PAUSE_MS);
    }
  }

  async close(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }

  async #insertMatches(matches: readonly ReplayRecord[]): Promise<ReplayRecord[]> {
    const inserted: ReplayRecord[] = [];
    if (this.keepsCounts) this.#writer.exec(NOTICE_OTHERS);
    for (const [index, match] of matches.entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await breathe();
      const kept = storable(match);
      const { changes } = this.#insert.run(...REPLAY_FIELDS.map((field) => kept[field]));
      if (Number(changes) > 0) inserted.push(match);
    }
    if (this.keepsCounts) this.#writer.exec(NOTE_LAST_ROW);
    return inserted;
  }

  #prepare(sql: string): Select {
    const statement = this.#reader.prepare(sql);
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    return { statement, names, empty: Object.fromEntries(names.map((name) => [name, null])) };
  }
}

async function* slicesOf<Found>(reader: DatabaseSync, text: string): AsyncGenerator<Found[]> {
  try {
    let rows: Found[] = [];
    for (const row of reader.prepare(text).iterate()) {
      rows.push(row as Found);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
      await breathe();
    }
    if (rows.length > 0) yield rows;
  } catch (error) {
    throw asReadError(error);
  }
}

/**
 * A row by its columns' names. SQLite gives arrays faster than objects, also with this; the copy of an empty row is for
 * V8, which makes a hash table of an object that is filled from nothing, and that is slow to write as JSON.
 */
function named({ names, empty }: Select, values: readonly unknown[]): Row {
  const row: Row = { ...empty };
  // own-key: the columns of our own tables
  for (let column = 0; column < names.length; column += 1) row[names[column] ?? ""] = values[column];
  return row;
}

/**
 * The file under open connections. SQLite goes on writing to a file that was deleted or replaced, and what it
 * acknowledges then is gone with the process.
 */
class OpenedFile {
  readonly #path: string;
  readonly #opened: Stats | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#opened = statsOf(path);
  }

  /** Throws a `StoreReadOnlyError` unless the path still leads to the file that was opened. */
  expectThere(): void {
    const found = statsOf(this.#path);
    if (found && found.ino === this.#opened?.ino && found.dev === this.#opened.dev) return;
    throw new StoreReadOnlyError(
      `SQLite: ${this.#path} was deleted or replaced: put it back, or start this program again`,
    );
  }

  bytes(): number {
    return (statsOf(this.#path)?.size ?? 0) + (statsOf(`${this.#path}-wal`)?.size ?? 0);
  }
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
