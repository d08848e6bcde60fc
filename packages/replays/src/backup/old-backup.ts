import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ReplayRecord } from "@tactician/game";
import { CountSums } from "../counts/count-sums.ts";
import { addOldCounts, type OldDay, type OldMatchups } from "../counts/old-counts.ts";
import { REPLAY_FIELDS } from "../replay-fields.ts";
import { slicesOf } from "../sqlite/sqlite-engine.ts";
import { BackupError } from "../store.ts";
import type { StoreContent } from "../store-content.ts";
import type { Tables } from "../tables.ts";

/** Files of versions 0.4 to 0.8: tables without indexes in SQLite, and for each how many rows it has and their SHA-256. */
const LAST_FORMAT = 2;
const TABLES = {
  matches: REPLAY_FIELDS,
  refreshes: ["player_id", "refreshed_at"],
  positions: ["name", "battle_at"],
  forgotten: ["before"],
  matchups: ["day", "version", "rank_class", "me", "cells"],
  days: ["day", "version", "matches", "ranks", "classes"],
} as const;
const BYTES: readonly string[] = ["battle_id", "cells", "ranks", "classes"];
/** Of format 1. */
const FIRST = ["matches", "refreshes", "positions"] as const;

type Name = keyof typeof TABLES;

export function isOldBackup(database: DatabaseSync): boolean {
  return (
    database.prepare("select 1 from sqlite_schema where name = 'sums' and type = 'table'").get() !== undefined
  );
}

/** Reads it through; rejects with a `BackupError` when it is of a later version or not as it was written. */
export async function readOldBackup(file: string, database: DatabaseSync): Promise<StoreContent> {
  const { format } = database.prepare("select max(format) as format from backup").get() ?? {};
  if (typeof format === "number" && format > LAST_FORMAT) throw laterBackup(file);
  if (format !== 1 && format !== LAST_FORMAT)
    throw new BackupError(`${file} is damaged: its format is ${format}, and the first was 1.`);
  const names = format === 1 ? FIRST : (Object.keys(TABLES) as Name[]);
  for (const name of names) await checkSum(file, database, name);
  const read = <Row>(name: Name): AsyncGenerator<Row[]> | [] =>
    names.some((known) => known === name) ? rowsOf<Row>(database, name) : [];
  return {
    matches: () => read<ReplayRecord>("matches"),
    refreshes: () => read<Tables["player_refreshes"]>("refreshes"),
    positions: () => read<Tables["feed_positions"]>("positions"),
    reports: () => [],
    state: async () => {
      let before = 0;
      for await (const [row] of read<{ before: number }>("forgotten")) before = row?.before ?? 0;
      return { days_from: 0, forgotten_before: before };
    },
    counts: async function* ({ name }) {
      for await (const rows of read<OldMatchups>("matchups"))
        yield addOldCounts(new CountSums(), rows.map(unhexed), []).rows()[name];
      for await (const rows of read<OldDay>("days"))
        yield addOldCounts(new CountSums(), [], rows.map(unhexed)).rows()[name];
    },
  };
}

/** Bytes are hexadecimal digits on the way, as their sums were made of those. */
function unhexed<Row extends object>(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    BYTES.includes(column) ? Buffer.from(String(value), "hex") : value,
  ]);
  return Object.fromEntries(values) as Row;
}

async function checkSum(file: string, database: DatabaseSync, name: Name): Promise<void> {
  const expected = database.prepare("select rows, sha256 from sums where name = ?").get(name);
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of rowsOf<Record<string, unknown>>(database, name))
    for (const row of rows) {
      // own-key: the columns of our own tables
      hash.update(`${JSON.stringify(TABLES[name].map((column) => row[column] ?? null))}\n`);
      count += 1;
    }
  if (expected?.rows !== count || expected.sha256 !== hash.digest("hex"))
    throw new BackupError(`${file} is damaged: its ${name} are not those that were written.`);
}

function rowsOf<Row>(database: DatabaseSync, name: Name): AsyncGenerator<Row[]> {
  const columns = TABLES[name].map((column) =>
    BYTES.includes(column) ? `lower(hex(${column})) as ${column}` : column,
  );
  return slicesOf<Row>(database, `select ${columns} from ${name} order by rowid`);
}

export function laterBackup(file: string): BackupError {
  return new BackupError(`${file} was made by a later version of Tactician: restore it with that version.`);
}
