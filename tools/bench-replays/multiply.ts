import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** What a player of a copy is called: `5BgEFtbgtgnT` in the first is `5BgEFtbgtgnT_1`, so that the copies mix in the indexes. */
export function playerInCopy(playerId: string, copy: number): string {
  return copy === 0 ? playerId : `${playerId}_${copy}`;
}

export function multiplySqlite(file: string, times: number): void {
  const database = new DatabaseSync(file);
  database.exec(
    "pragma synchronous = off; pragma cache_size = -200000; create temp table base as select * from matches",
  );
  const columns = database.prepare("pragma table_info(matches)").all();
  const names = columns.map(({ name }) => String(name));
  for (let copy = 1; copy < times; copy += 1)
    database.exec(insertCopy("matches", names, copy, "randomblob(16)"));
  // Else the server would count the copies, which is work that is not measured.
  database.exec("update count_state set last_row = (select max(rowid) from matches)");
  database.exec("analyze");
  database.close();
}

export async function multiplyPostgres(url: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create temp table base as select * from ranked_matches");
  const { fields } = await client.query("select * from base limit 0");
  const names = fields.map(({ name }) => name);
  for (let copy = 1; copy < times; copy += 1)
    await client.query(insertCopy("ranked_matches", names, copy, "gen_random_uuid()"));
  await client.query("update count_state set counted_gaps = gaps");
  await client.query("vacuum analyze ranked_matches");
  await client.end();
}

/** A copy is played after the one before it, by players of its own. */
function insertCopy(table: string, columns: readonly string[], copy: number, newId: string): string {
  const values = columns.map((column) => {
    if (column === "battle_id") return newId;
    if (column === "battle_at")
      return `battle_at + ${copy} * (select max(battle_at) - min(battle_at) + 1 from base)`;
    return column.endsWith("_polaris_id") ? `${column} || '${playerInCopy("", copy)}'` : column;
  });
  return `insert into ${table} (${columns.join()}) select ${values.join()} from base`;
}
