import { type Stats, statSync } from "node:fs";
import { backup, type DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setImmediate as breathe } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Change, Engine, ReadSlices } from "../engine.ts";
import { COLUMNS } from "../match-queries.ts";
import { REPLAY_FIELDS, storable } from "../replay-fields.ts";
import { StoreReadOnlyError } from "../store.ts";
import { type AddRows, MATCHES, type Tables } from "../tables.ts";
import { kyselyOn } from "./sqlite-dialect.ts";
import { asReadError, asWriteError, isBusy } from "./sqlite-error.ts";
import { addRowsTo, SLICES } from "./sqlite-tables.ts";

/** SQLite works in the process's own thread: after so many rows others get their turn (5 to 10 ms). */
const ROWS_AT_ONCE = 500;

/** Pages of 4 KB that are copied in one go. */
const PAGES_AT_ONCE = 500;

const INSERT = `insert into ${MATCHES} (${COLUMNS})
  values (${REPLAY_FIELDS.map((field) => (field === "battle_id" ? "unhex(?)" : "?"))}) on conflict do nothing`;

/** A query that is ready to run, and the names of its columns, which would be new texts each time. */
interface Select {
  readonly statement: StatementSync;
  readonly names: readonly string[];
  readonly empty: Row;
}

type Row = Record<string, unknown>;

export const HEX_ID = "lower(hex(battle_id))";

/** SQLite as the store's engine: one connection to a migrated file writes, others read what was committed meanwhile. */
export class SqliteEngine implements Engine {
  readonly isShared = false;
  readonly queries: Kysely<Tables>;
  readonly hexId = HEX_ID;
  readonly unixNow = sql`unixepoch()`;
  readonly cutsHalves = false;
  readonly slices = SLICES;
  readonly #reader: DatabaseSync;
  readonly #writer: DatabaseSync;
  readonly #openReader: () => DatabaseSync;
  readonly #path: string;
  readonly #opened: Stats | undefined;
  readonly #selects = new Map<string, Select>();
  readonly #insert: StatementSync;
  readonly #addRows: AddRows;

  /** Closes the connections in the end. */
  constructor(writer: DatabaseSync, openReader: () => DatabaseSync) {
    this.#addRows = addRowsTo(writer);
    this.queries = kyselyOn(writer);
    this.#openReader = openReader;
    this.#writer = writer;
    this.#insert = writer.prepare(INSERT);
    this.#path = writer.location() ?? "";
    this.#opened = statsOf(this.#path);
    this.#reader = openReader();
  }

  async select<Found>(query: RawBuilder<Found>, amount: "few" | "many" = "few"): Promise<Found[]> {
    const { sql: text, parameters } = query.compile(this.queries);
    try {
      // A statement walks one result at a time, and this one may be waiting in the middle of another's.
      const select = this.#selects.get(text) ?? this.#prepare(text);
      this.#selects.delete(text);
      const { statement } = select;
      const rows: Found[] = [];
      const values = parameters as SQLInputValue[];
      for (const row of amount === "few" ? statement.all(...values) : statement.iterate(...values)) {
        rows.push(named(select, row as unknown as readonly unknown[]) as Found);
        if (amount === "many" && rows.length % ROWS_AT_ONCE === 0) await breathe();
      }
      this.#selects.set(text, select);
      return rows;
    } catch (error) {
      throw asReadError(error);
    }
  }

  async write<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const change = {
      unixNow: this.unixNow,
      slices: SLICES,
      addRows: this.#addRows,
      insertMatches: (matches: readonly ReplayRecord[]) => this.#insertMatches(matches),
      // A process that changes a SQLite file has it for itself.
      lock: async () => undefined,
    };
    try {
      this.#expectFile();
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
    this.#expectFile();
    try {
      using fresh = this.#openReader();
      for (const table of [MATCHES, "feed_positions"])
        fresh.prepare(`select * from ${table} order by rowid desc limit 1`).get();
      // Takes the lock for a moment and writes nothing; a write that is under way says enough.
      if (!this.#writer.isTransaction) this.#writer.exec("begin immediate; rollback");
    } catch (error) {
      if (!isBusy(error)) throw asWriteError(error);
    }
  }

  async findBytes(): Promise<number> {
    return (statsOf(this.#path)?.size ?? 0) + (statsOf(`${this.#path}-wal`)?.size ?? 0);
  }

  async readSnapshot<Result>(work: (read: ReadSlices) => Promise<Result>): Promise<Result> {
    return this.#asOfNow((reader) => work(<Row>(text: string) => slicesOf<Row>(reader, text)));
  }

  async backUp(file: string, onShare: (share: number) => void): Promise<void> {
    // Without a moment, every write of another process would make it begin anew.
    await this.#asOfNow((reader) =>
      backup(reader, file, {
        rate: PAGES_AT_ONCE,
        progress: ({ totalPages, remainingPages }) => onShare(1 - remainingPages / totalPages),
      }),
    );
  }

  async #asOfNow<Result>(work: (reader: DatabaseSync) => Promise<Result>): Promise<Result> {
    using reader = this.#openReader();
    // The moment is that of the first reading.
    reader.exec("begin; select count(*) from sqlite_schema");
    return await work(reader);
  }

  async close(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }

  /**
   * Throws a `StoreReadOnlyError` unless the path still leads to the file that was opened: SQLite goes on writing to one that was
   * deleted or replaced, and what it acknowledges then is gone with the process.
   */
  #expectFile(): void {
    const found = statsOf(this.#path);
    if (found && found.ino === this.#opened?.ino && found.dev === this.#opened.dev) return;
    throw new StoreReadOnlyError(
      `SQLite: ${this.#path} was deleted or replaced: put it back, or start this program again`,
    );
  }

  async #insertMatches(matches: readonly ReplayRecord[]): Promise<ReplayRecord[]> {
    const inserted: ReplayRecord[] = [];
    for (const [index, match] of matches.entries()) {
      if (index > 0 && index % ROWS_AT_ONCE === 0) await breathe();
      const kept = storable(match);
      const { changes } = this.#insert.run(...REPLAY_FIELDS.map((field) => kept[field]));
      if (Number(changes) > 0) inserted.push(match);
    }
    return inserted;
  }

  #prepare(text: string): Select {
    const statement = this.#reader.prepare(text);
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    return { statement, names, empty: Object.fromEntries(names.map((name) => [name, null])) };
  }
}

/** The rows of a query, in slices; others get their turn between them. */
export async function* slicesOf<Found>(reader: DatabaseSync, text: string): AsyncGenerator<Found[]> {
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

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
