import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { isBusy } from "./sqlite-error.ts";

/** How long a writer waits for other processes to finish theirs. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 10;

/**
 * Kysely over Node's own SQLite. Differs from Kysely's dialect for better-sqlite3 in this: a transaction takes the write lock at its
 * start, so that two processes queue instead of failing half-way; it waits for the lock without blocking the process; and tables
 * are changed inside the transaction, as SQLite can.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: withStatements(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: withStatements(database) });
    this.#database = database;
  }

  override async beginTransaction(_connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!tryBegin(this.#database)) {
      if (performance.now() > deadline) this.#database.exec("begin immediate");
      else await wait(PAUSE_MS);
      if (this.#database.isTransaction) return;
    }
  }

  /** SQLite ends a transaction by itself when the disk is full; a rollback would then hide that error behind its own. */
  override async rollbackTransaction(_connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }
}

function tryBegin(database: DatabaseSync): boolean {
  try {
    database.exec("begin immediate");
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

/** Node's database in the shape that Kysely's driver asks for. */
function withStatements(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => new KyselyStatement(database.prepare(sql)),
  };
}

class KyselyStatement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]): ReturnType<SqliteStatement["run"]> {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}
