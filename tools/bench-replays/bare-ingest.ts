import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Row } from "./grow-rows.ts";

/** The plainest program that puts rows into the same columns and indexes: what the store is measured against. */
export interface BareIngest {
  insert(rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

/** A prepared statement in a loop, one transaction for each call. `file` has the store's tables already. */
export function bareSqlite(file: string): BareIngest {
  const database = new DatabaseSync(file);
  database.exec("pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma cache_size = -32000;");
  const columns = database
    .prepare("pragma table_info(matches)")
    .all()
    .map(({ name }) => String(name));
  const insert = database.prepare(
    `insert into matches (${columns.join()}) values (${columns.map(() => "?").join()})`,
  );
  return {
    insert: async (rows) => {
      database.exec("begin");
      for (const row of rows) {
        const values = columns.map((column) => row[column] as SQLInputValue);
        values[0] = Buffer.from(String(row.battle_id), "hex");
        insert.run(...values);
      }
      database.exec("commit");
    },
    close: async () => database.close(),
  };
}

/** COPY straight into the table, one for each call. The database has the store's tables already. */
export async function barePostgres(url: string): Promise<BareIngest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: found } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'ranked_matches' order by ordinal_position",
  );
  const columns = found.map(({ name }) => name);
  const lineOf = (row: Row) => `${columns.map((column) => row[column] ?? "\\N").join("\t")}\n`;
  return {
    insert: async (rows) => {
      const pieces = Array.from({ length: Math.ceil(rows.length / 200) }, (_, piece) =>
        rows.slice(200 * piece, 200 * piece + 200),
      );
      const text = Readable.from(pieces).map((piece: readonly Row[]) => piece.map(lineOf).join(""));
      await pipeline(text, client.query(copyFrom(`copy ranked_matches (${columns.join()}) from stdin`)));
    },
    close: () => client.end(),
  };
}
