import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { CountSums } from "./counts/count-sums.ts";
import { countTableStatements } from "./counts/count-tables.ts";
import { addOldCounts, type OldDay, type OldMatchups } from "./counts/old-counts.ts";
import { DAYS_KEPT, today } from "./counts/periods.ts";
import { addSums, MOST_PAIRS, recount } from "./counts/write-counts.ts";
import { SECONDS_OF_DAY } from "./replay-fields.ts";
import { reportTableStatement } from "./reports/reports.ts";
import { StoreVersionError } from "./store.ts";
import { MATCHES, runAll, type TableDialect, type Tables } from "./tables.ts";

/** Columns that version 0.2.0 filled and nobody read: who a player is elsewhere, and where and in which language they play. */
export const PEOPLE_COLUMNS = ["p1", "p2"].flatMap((seat) => [
  `${seat}_user_id`,
  `${seat}_region_id`,
  `${seat}_area_id`,
  `${seat}_lang`,
]);

/**
 * The names of the migrations that the tables lack, in order. Rejects with a `StoreVersionError` when the tables are of a later
 * version, and with the database's error. `tableNames`: of the database's `TableDialect`.
 */
export async function findPending(db: Kysely<Tables>, tableNames: string): Promise<readonly string[]> {
  if (!(await findTables(db, tableNames)).includes("kysely_migration")) return NAMES;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = rows.map(({ name }) => name);
  const later = done.find((name) => !NAMES.includes(name));
  if (later !== undefined)
    throw new StoreVersionError(
      `The stored matches are of a later version of Tactician (${later}): start that version. Nothing was changed.`,
    );
  return NAMES.filter((name) => !done.includes(name));
}

async function findTables(db: Kysely<Tables>, tableNames: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(tableNames).execute(db);
  return rows.map(({ name }) => name);
}

/** The first one that a store of version 0.2.0 lacks. */
export const NO_PEOPLE = "002-no-accounts-and-places";

const MIGRATIONS: Readonly<Record<string, (db: Kysely<Tables>, dialect: TableDialect) => Promise<void>>> = {
  "001-matches": createMatches,
  [NO_PEOPLE]: (db, { dropPeople }) => dropPeople(db),
  // Versions 0.7 and 0.8 made tables of packed counts here.
  "003-counts": async () => undefined,
  // Who may read the feed, and until when (unix seconds by the database's clock).
  "004-feed-leases": (db, { large, tableOptions }) =>
    runAll(db, [
      `create table feed_leases (name text not null primary key, holder text not null,
        held_until ${large} not null) ${tableOptions}`,
    ]),
  "005-plain-counts": makeCountsPlain,
  "006-reports": (db, dialect) => runAll(db, [reportTableStatement(dialect)]),
  // What outside services answered, and when (unix seconds by the database's clock).
  "007-kept-answers": (db, { large, tableOptions }) =>
    runAll(db, [
      `create table kept_answers (name text not null primary key, answer text not null,
        kept_at ${large} not null) ${tableOptions}`,
    ]),
};
const NAMES = Object.keys(MIGRATIONS);

/**
 * Brings the tables up to date; forward only. Several processes may do it at once: one works under the database's lock, the
 * others wait and find nothing left to do. Tables that are up to date are not written to. Rejects like `findPending`.
 *
 * The lock is our own and taken first: the migrator looks at the columns of all tables before it takes its own, and PostgreSQL
 * refuses that where another process renames one meanwhile.
 */
export async function migrate(db: Kysely<Tables>, dialect: TableDialect): Promise<void> {
  if ((await findPending(db, dialect.tableNames)).length === 0) return;
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [
      name,
      { up: (tables: Kysely<Tables>) => up(tables, dialect) },
    ]),
  );
  await dialect.alone(db, async (locked) => {
    const migrator = new Migrator({ db: locked, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/**
 * `battle_id` comes from outside and is the only unique key: no counter, no foreign key, so that the table can be split by it.
 * Player and time make the two indexes, in which a player's newest matches lie side by side.
 */
async function createMatches(db: Kysely<Tables>, types: TableDialect): Promise<void> {
  const { battleId, large, integer, tableOptions } = types;
  const seat = (name: "p1" | "p2") => `${name}_polaris_id text not null, ${name}_name text not null,
    ${name}_chara_id ${integer} not null, ${name}_rank ${integer} not null, ${name}_power ${large} not null,
    ${name}_rating_before ${integer}, ${name}_rating_change ${integer}, ${name}_rounds ${integer} not null,
    ${name}_user_id text, ${name}_region_id ${integer}, ${name}_area_id ${integer}, ${name}_lang text`;
  await runAll(db, [
    `create table matches (battle_id ${battleId} not null primary key, battle_at ${large} not null,
      battle_type ${integer} not null, game_version ${integer} not null, stage_id ${integer} not null,
      winner ${integer} not null, ${seat("p1")}, ${seat("p2")}) ${tableOptions}`,
    "create index matches_p1_newest on matches (p1_polaris_id, battle_at)",
    "create index matches_p2_newest on matches (p2_polaris_id, battle_at)",
    `create table player_refreshes (player_id text not null primary key, refreshed_at ${large} not null) ${tableOptions}`,
    `create table feed_positions (name text not null primary key, battle_at ${large} not null) ${tableOptions}`,
  ]);
}

/** How far versions 0.7 and 0.8 had counted. */
interface OldState {
  /** Whose rows hold; 0: nothing is counted. */
  readonly edition: number;
  readonly forgotten_before: number;
  /** Whether there are matches in no counts. */
  readonly uncounted: number;
}

/**
 * Packed counts by day become plain rows (decision 063). Where a version that did not count has stored matches, all that are stored are
 * counted anew, and of the packed ones those hold whose matches were dropped. The matches get a new name, so that a process of an
 * earlier version, which still runs, stores nothing more: it could not count it.
 */
async function makeCountsPlain(db: Kysely<Tables>, dialect: TableDialect): Promise<void> {
  await dialect.renameMatches(db);
  const tables = await findTables(db, dialect.tableNames);
  const old = OLD_TABLES.filter((table) => tables.includes(table));
  const { integer, tableOptions } = dialect;
  await runAll(db, [
    ...old.map((table) => `alter table ${table} rename to old_${table}`),
    ...countTableStatements(dialect),
    `create table count_state (days_from ${integer} not null, forgotten_before ${integer} not null) ${tableOptions}`,
  ]);
  await count(db, dialect, old.length > 0 ? await findOldState(db, dialect) : NOTHING_COUNTED);
  await runAll(
    db,
    old.map((table) => `drop table old_${table}`),
  );
}

const OLD_TABLES = ["matchup_counts", "day_counts", "count_state"];
const NOTHING_COUNTED: OldState = { edition: 0, forgotten_before: 0, uncounted: 1 };

async function findOldState(db: Kysely<Tables>, { lastRow }: TableDialect): Promise<OldState> {
  const { rows } = await sql<OldState>`select edition, forgotten_before,
    case when edition = 0 or gaps <> counted_gaps or last_row <> ${sql.raw(lastRow)} then 1 else 0 end as uncounted
    from old_count_state`.execute(db);
  return rows[0] ?? NOTHING_COUNTED;
}

/** Counts what is stored: from the packed days, or where these lack matches, from all matches and the packed days of dropped ones. */
async function count(db: Kysely<Tables>, dialect: TableDialect, old: OldState): Promise<void> {
  const { forgotten_before } = old;
  const state = { days_from: Math.max(0, (await findLastDay(db, old)) - DAYS_KEPT + 1), forgotten_before };
  await db.insertInto("count_state").values(state).execute();
  const change = { db, slices: dialect.slices, addRows: dialect.addRows(db) };
  if (old.uncounted) await recount(change, forgotten_before, state);
  const sums = new CountSums();
  for (const day of await findOldDays(db, old)) {
    const { rows: matchups } = await sql<OldMatchups>`select day, version, rank_class, me, cells
      from old_matchup_counts where edition = ${old.edition} and is_month = 0
        and day = ${day.day} and version = ${day.version}`.execute(db);
    addOldCounts(sums, matchups, [day]);
    if (sums.size > MOST_PAIRS) await addSums(change, state, sums);
  }
  await addSums(change, state, sums);
}

/** Matches are only looked through where they are all counted anyway: there is no index of their times. */
async function findLastDay(db: Kysely<Tables>, { edition, uncounted }: OldState): Promise<number> {
  const days = uncounted
    ? sql`select battle_at / ${sql.lit(SECONDS_OF_DAY)} as day from ${sql.table(MATCHES)}`
    : sql`select day from old_day_counts where edition = ${edition}`;
  const { rows } = await sql<{ day: number | null }>`select max(day) as day from (${days}) days
    where day <= ${today()}`.execute(db);
  return rows[0]?.day ?? 0;
}

async function findOldDays(
  db: Kysely<Tables>,
  { edition, uncounted, forgotten_before }: OldState,
): Promise<OldDay[]> {
  if (edition === 0) return [];
  const dropped = uncounted ? sql`and day < ${forgotten_before}` : sql``;
  const { rows } = await sql<OldDay>`select day, version, ranks, classes from old_day_counts
    where edition = ${edition} ${dropped} order by day`.execute(db);
  return rows;
}
