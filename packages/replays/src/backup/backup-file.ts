import { createHash } from "node:crypto";
import { appendFileSync, createReadStream, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { COUNT_TABLES, type CountRow, type CountTable, columnsOf, isLarge } from "../counts/count-tables.ts";
import { findPending } from "../migrations.ts";
import { isMatch, isPlayerId, latestBattleAt, SECONDS_OF_DAY } from "../replay-fields.ts";
import { isReportRow } from "../reports/reports.ts";
import { kyselyOn } from "../sqlite/sqlite-dialect.ts";
import { HEX_ID, slicesOf } from "../sqlite/sqlite-engine.ts";
import { TABLE_NAMES } from "../sqlite/sqlite-tables.ts";
import { BackupError, messageOf, StoreVersionError } from "../store.ts";
import { contentOf, type StoreContent } from "../store-content.ts";
import { MATCHES } from "../tables.ts";
import { isOldBackup, laterBackup, readOldBackup } from "./old-backup.ts";

/**
 * A backup is a store of its own in SQLite, and behind its pages, where SQLite does not look, a seal: the SHA-256 of all
 * before it. SQLite's own check sees a broken page, but not a changed name.
 */
const SEAL = "tactician backup, sha256 ";
const SEAL_LENGTH = SEAL.length + 64 + 1;
const BYTES_AT_ONCE = 1024 * 1024;

/**
 * Deletes from a backup that is not sealed yet what a restore would refuse: what was noted while the clock was ahead, and would hide
 * what is right. Answers how many rows those are.
 */
export function leaveOutFuture(file: string): number {
  using database = new DatabaseSync(file);
  const latest = latestBattleAt();
  const day = Math.floor(latest / SECONDS_OF_DAY);
  const later = [
    `${MATCHES} where battle_at > ${latest}`,
    `player_refreshes where refreshed_at > ${latest}`,
    `feed_positions where battle_at > ${latest}`,
    `reports where arrived_at > ${latest} or decided_at > ${latest}`,
    ...COUNT_TABLES.map(({ name }) => `${name} where day > ${day}`),
  ];
  database.exec(
    `update count_state set days_from = min(days_from, ${day}), forgotten_before = min(forgotten_before, ${day})`,
  );
  const changes = later.map((rows) => Number(database.prepare(`delete from ${rows}`).run().changes));
  return changes.reduce((sum, count) => sum + count, 0);
}

export async function sealBackup(file: string): Promise<void> {
  appendFileSync(file, `${SEAL}${await sha256(file, statSync(file).size)}\n`);
}

async function sha256(file: string, length: number): Promise<string> {
  const hash = createHash("sha256");
  const end = Math.max(0, length - 1);
  for await (const chunk of createReadStream(file, { end, highWaterMark: BYTES_AT_ONCE })) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Opens a backup and reads it through; its caller closes it. Rejects with a `BackupError` when it is none, of a later version, not as it
 * was written, or has what no store has.
 */
export async function openBackup(file: string) {
  let database: DatabaseSync | undefined;
  try {
    const isSealed = await checkSeal(file);
    database = new DatabaseSync(file, { readOnly: true });
    const content = await readBackup(file, database, isSealed);
    const matches = await checkContent(file, content);
    return { content, matches, [Symbol.dispose]: () => database?.close() };
  } catch (error) {
    database?.close();
    if (error instanceof BackupError) throw error;
    if (error instanceof StoreVersionError) throw laterBackup(file);
    const reason = `${file} cannot be read as a backup: ${messageOf(error)}`;
    throw new BackupError(reason, { cause: error });
  }
}

/** Whether there is a seal. Throws when it is not that of the file. */
async function checkSeal(file: string): Promise<boolean> {
  const { size } = statSync(file);
  const end = await buffer(createReadStream(file, { start: Math.max(0, size - SEAL_LENGTH) }));
  const seal = end.toString("latin1");
  if (!seal.startsWith(SEAL)) return false;
  if (seal !== `${SEAL}${await sha256(file, size - SEAL_LENGTH)}\n`)
    throw new BackupError(`${file} is damaged: it is not what was written.`);
  return true;
}

async function readBackup(file: string, database: DatabaseSync, isSealed: boolean): Promise<StoreContent> {
  // Nothing that a file brings along is run.
  database.exec("pragma trusted_schema = off");
  const { integrity_check: state } = database.prepare("pragma integrity_check(1)").get() ?? {};
  if (state !== "ok") throw new BackupError(`${file} is damaged: ${state}.`);
  const strange = database.prepare(STRANGE).get();
  if (strange) throw new BackupError(`${file} is no backup: it has "${strange.name}", which no store has.`);
  if (hasLongValue(database)) throw new BackupError(`${file} is no backup: it has a value that is too long.`);
  if (isOldBackup(database)) return readOldBackup(file, database);
  if (!isSealed) throw new BackupError(`${file} is no backup, or its end is missing.`);
  const pending = await findPending(kyselyOn(database), TABLE_NAMES);
  if (pending.length > 0) throw new BackupError(`${file} is no backup: it has no store's tables.`);
  return contentOf({ hexId: HEX_ID }, (text) => slicesOf(database, text));
}

/** What could make a reading do something, or give other values than those that lie there. */
const STRANGE = `select name from sqlite_schema where type not in ('table', 'index') or sql like 'create virtual%'
  union all select columns.name from sqlite_schema tables, pragma_table_xinfo(tables.name) columns
    where tables.type = 'table' and columns.hidden <> 0 limit 1`;

/** Bytes of a value. The longest that were ever written are sums of one day, some kilobytes. */
const LONGEST_VALUE = 16_384;

/** Rows are read hundreds at a time, and must fit in memory before they can be looked at: lengths are told without reading values. */
function hasLongValue(database: DatabaseSync): boolean {
  const tables = database
    .prepare(
      `select tables.name, group_concat(format('octet_length("%w") > ${LONGEST_VALUE}', columns.name), ' or ') as isLong
        from sqlite_schema tables, pragma_table_info(tables.name) columns where tables.type = 'table' group by tables.name`,
    )
    .all() as { name: string; isLong: string }[];
  return tables.some(({ name, isLong }) =>
    database.prepare(`select 1 from "${name.replaceAll('"', '""')}" where ${isLong} limit 1`).get(),
  );
}

/**
 * Answers how many matches there are. Throws when a row has what the store would never have written: odd values, or times that have
 * not come yet, as a clock that was ahead leaves them.
 */
async function checkContent(file: string, content: StoreContent): Promise<number> {
  const refuse = (what: string) => new BackupError(`${file} is no backup: it has ${what} that no store has.`);
  const latest = latestBattleAt();
  const isTime = (value: unknown) => isCount(value) && Number(value) <= latest;
  const isDay = (value: unknown) => isTime(Number(value) * SECONDS_OF_DAY);
  let matches = 0;
  for await (const rows of content.matches()) {
    matches += rows.length;
    if (!rows.every((row) => isMatch(row) && isTime(row.battle_at))) throw refuse("a match");
  }
  for await (const rows of content.refreshes())
    if (!rows.every((row) => isPlayerId(row.player_id) && isTime(row.refreshed_at)))
      throw refuse("a refresh");
  for await (const rows of content.positions())
    if (!rows.every((row) => isPlayerId(row.name) && isTime(row.battle_at))) throw refuse("a position");
  for await (const rows of content.reports()) if (!rows.every(isReportRow)) throw refuse("a report");
  if (!Object.values(await content.state()).every(isDay)) throw refuse("a state of counts");
  for (const table of COUNT_TABLES)
    for await (const rows of content.counts(table))
      if (!rows.every((row) => isCountRow(table, row) && isDay(row[table.keys.indexOf("day")])))
        throw refuse("counts");
  return matches;
}

function isCountRow(table: CountTable, row: CountRow): boolean {
  const columns = columnsOf(table);
  const isFitting = (value: number, column: string) => value <= LARGEST_INTEGER || isLarge(column);
  return (
    row.length === columns.length &&
    row.every((value, at) => isCount(value) && isFitting(value, columns[at] ?? ""))
  );
}

/** Of a column of 32 bits, as PostgreSQL has them. */
const LARGEST_INTEGER = 2_147_483_647;

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
