import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { getTypeParser } from "../postgres/open-postgres.ts";
import type { Place } from "./contract-stores.ts";

/** Runs a statement on a connection of its own, as a process would that knows nothing of the store's rules. */
export async function runSql(
  { dataDir, databaseUrl }: Place,
  text: string,
): Promise<Record<string, unknown>[]> {
  if (databaseUrl === undefined) {
    using database = new DatabaseSync(join(dataDir, "replays.sqlite"), { timeout: 10_000 });
    const rows = database.prepare(text).all();
    return rows.map((row) => ({ ...row }));
  }
  const client = new pg.Client({ connectionString: databaseUrl, types: { getTypeParser } });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
