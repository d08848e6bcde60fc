import { DatabaseSync } from "node:sqlite";
import type { StoreContent } from "../store-content.ts";
import { FORMAT, namesOf, type Row, type Sum, Summing, type Sums, TABLES } from "./backup-tables.ts";

/** Writes everything into a new file and answers what it was. `onRows` is told how many matches there are so far. */
export async function writeBackup(
  file: string,
  content: StoreContent,
  onRows: (matches: number) => void,
): Promise<Sums> {
  const database = new DatabaseSync(file);
  try {
    // Whoever is interrupted deletes the file, and it is on disk before it gets its name.
    database.exec("pragma journal_mode = memory; pragma synchronous = off; begin");
    database.exec("create table backup (format integer not null, made_at text not null) strict");
    database.exec(
      "create table sums (name text primary key, rows integer not null, sha256 text not null) strict",
    );
    database.prepare("insert into backup values (?, ?)").run(FORMAT, new Date().toISOString());
    const sums = {} as Sums;
    for (const name of namesOf(FORMAT)) {
      sums[name] = await writeTable(database, name, content, name === "matches" ? onRows : () => undefined);
      database.prepare("insert into sums values (?, ?, ?)").run(name, sums[name].rows, sums[name].sha256);
    }
    database.exec("commit");
    return sums;
  } finally {
    database.close();
  }
}

async function writeTable(
  database: DatabaseSync,
  name: keyof StoreContent,
  content: StoreContent,
  onRows: (rows: number) => void,
): Promise<Sum> {
  const { columns, types } = TABLES[name];
  database.exec(
    `create table ${name} (${columns.map((column, index) => `${column} ${types[index]}`)}) strict`,
  );
  const values = types.map((type) => (type === "blob" ? "unhex(?)" : "?"));
  const insert = database.prepare(`insert into ${name} values (${values})`);
  const sum = new Summing(columns);
  for await (const rows of content[name]() as AsyncIterable<readonly Row[]>) {
    for (const row of rows) insert.run(...sum.add(row));
    onRows(sum.rows);
  }
  return sum.result();
}
