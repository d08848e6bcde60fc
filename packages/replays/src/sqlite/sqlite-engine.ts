import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate as breathe } from "node:timers/promises";
import { type CompiledQuery, Kysely } from "kysely";
import type { Change, Engine } from "../engine.ts";
import type { Match } from "../match.ts";
import { insertRows } from "../match-queries.ts";
import { type MatchRow, matchToRow } from "../match-row.ts";
import { MATCH_COLUMNS, type Tables } from "../tables.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import { asReadError, asWriteError } from "./sqlite-error.ts";

/** SQLite works in the process's own thread: after so many rows others get their turn (5 to 10 ms). */
const ROWS_AT_ONCE = 500;

/** The two connections of a store: one writes, the other reads what was committed meanwhile. */
export interface SqliteConnections {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
}

/** SQLite as the store's engine; takes connections to a migrated file and closes them. */
export class SqliteEngine implements Engine {
  readonly queries: Kysely<Tables>;
  readonly halfLimit = "merges-halves";
  readonly #reader: DatabaseSync;
  readonly #selects = new Map<string, StatementSync>();
  readonly #insert: StatementSync;

  constructor({ writer, reader }: SqliteConnections) {
    this.queries = new Kysely<Tables>({ dialect: new NodeSqliteDialect(writer) });
    this.#reader = reader;
    this.#insert = writer.prepare(insertRows(this.queries, [ANY_ROW]).sql);
  }

  async select(
    { sql, parameters }: CompiledQuery,
    amount: "few" | "many" = "few",
  ): Promise<readonly (readonly unknown[])[]> {
    try {
      if (amount === "many") return await this.#manyRows(sql, parameters as SQLInputValue[]);
      const statement = this.#selects.get(sql) ?? this.#prepare(sql);
      this.#selects.set(sql, statement);
      return statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][];
    } catch (error) {
      throw asReadError(error);
    }
  }

  async write<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const insertMatches = (matches: readonly Match[]) => this.#insertMatches(matches);
    try {
      return await this.queries.transaction().execute((db) => work({ db, insertMatches }));
    } catch (error) {
      throw asWriteError(error);
    }
  }

  battleIdOf([battleId]: readonly unknown[]): string {
    const bytes = battleId as Uint8Array;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex");
  }

  async close(): Promise<void> {
    this.#reader.close();
    await this.queries.destroy();
  }

  async #insertMatches(matches: readonly Match[]): Promise<number> {
    let inserted = this.#insertSlice(matches, 0);
    for (let start = ROWS_AT_ONCE; start < matches.length; start += ROWS_AT_ONCE) {
      await breathe();
      inserted += this.#insertSlice(matches, start);
    }
    return inserted;
  }

  #insertSlice(matches: readonly Match[], start: number): number {
    let inserted = 0;
    for (const match of matches.slice(start, start + ROWS_AT_ONCE)) {
      const row = matchToRow(match, Buffer.from(match.battleId, "hex"));
      inserted += Number(this.#insert.run(...(row as readonly SQLInputValue[])).changes);
    }
    return inserted;
  }

  async #manyRows(
    sql: string,
    parameters: readonly SQLInputValue[],
  ): Promise<readonly (readonly unknown[])[]> {
    const rows: unknown[][] = [];
    // A statement walks one result at a time, and this one may be waiting in the middle of another's.
    const statement = this.#selects.get(sql) ?? this.#prepare(sql);
    this.#selects.delete(sql);
    for (const row of statement.iterate(...parameters)) {
      rows.push(row as unknown as unknown[]);
      if (rows.length % ROWS_AT_ONCE === 0) await breathe();
    }
    this.#selects.set(sql, statement);
    return rows;
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#reader.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }
}

/** Stands for the parameters while the statement is made. */
const ANY_ROW = MATCH_COLUMNS.map(() => 0) as unknown as MatchRow;
