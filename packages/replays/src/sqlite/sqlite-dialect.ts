import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";
import type { Tables } from "../tables.ts";
import { isBusy } from "./sqlite-error.ts";

/** How long a writer waits for other processes to finish theirs. */
const PATIENCE_MS = 10_000;

/**
 * Kysely over Node's own SQLite. Differs from Kysely's dialect for better-sqlite3 in this: a transaction takes the write lock at its
 * start, so that two processes queue instead of failing half-way; it waits for the lock without blocking the process; and tables
 * are changed inside the transaction, as SQLite can.
 */
export function kyselyOn(database: DatabaseSync): Kysely<Tables> {
  const dialect = new SqliteDialect({ database: withStatements(database) });
  dialect.createDriver = () => new ImmediateDriver(database);
  dialect.createAdapter = () => new TransactionalDdlAdapter();
  return new Kysely({ dialect });
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

  override beginTransaction(): Promise<void> {
    return execWhenFree(this.#database, "begin immediate", PATIENCE_MS);
  }

  /** SQLite ends a transaction by itself when the disk is full; a rollback would then hide that error behind its own. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }
}

/** Node's database in the shape that Kysely's driver asks for. */
function withStatements(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const PAUSE_MS = 10;

/** Runs a statement that needs the file's lock; waits so long for other processes, without blocking this one. Throws as SQLite does. */
export async function execWhenFree(database: DatabaseSync, sql: string, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      database.exec(sql);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(PAUSE_MS);
    }
  }
}
