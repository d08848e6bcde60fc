import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StoreVersionError } from "./store-error.ts";
import type { Tables } from "./tables.ts";

/** What differs between the engines in the tables' definition. */
export interface TableDialect {
  readonly battleId: RawBuilder<unknown>;
  /** Unix seconds beyond 2038, and a player's power. */
  readonly large: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  /** Comes behind the column list of a new table. */
  readonly tableOptions: RawBuilder<unknown>;
  /** Takes the columns of people's data from the matches, those of version 0.2.0. */
  readonly dropPeople: (db: Kysely<unknown>) => Promise<void>;
}

/** Columns that version 0.2.0 filled and nobody read: who a player is elsewhere, and where and in which language they play. */
export const PEOPLE_COLUMNS = ["p1", "p2"].flatMap((seat) => [
  `${seat}_user_id`,
  `${seat}_region_id`,
  `${seat}_area_id`,
  `${seat}_lang`,
]);

/** What the tables lack: nothing, everything, or what came after version 0.2.0. */
export type Pending = "nothing" | "everything" | "since-0.2.0";

/** Rejects with a `StoreVersionError` when the tables are of a later version, and with the database's error. */
export async function findPending(db: Kysely<Tables>): Promise<Pending> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return "everything";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const later = rows.find(({ name }) => name !== MATCHES && name !== NO_PEOPLE);
  if (later)
    throw new StoreVersionError(
      `The stored matches are of a later version of Tactician (${later.name}): start that version. Nothing was changed.`,
    );
  if (rows.length === 0) return "everything";
  return rows.length === 1 ? "since-0.2.0" : "nothing";
}

const MATCHES = "001-matches";
const NO_PEOPLE = "002-no-accounts-and-places";

/**
 * Brings the tables up to date; forward only. Several processes may do it at once: one works under the database's lock, the
 * others wait and find nothing left to do. Tables that are up to date are not written to. Rejects like `findPending`.
 */
export async function migrate(db: Kysely<Tables>, dialect: TableDialect): Promise<void> {
  if ((await findPending(db)) === "nothing") return;
  const migrations: Record<string, Migration> = {
    [MATCHES]: { up: (tables) => createMatches(tables, dialect) },
    [NO_PEOPLE]: { up: dialect.dropPeople },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * `battle_id` comes from outside and is the only unique key: no counter, no foreign key, so that the table can be split by it.
 * Player and time make the two indexes, in which a player's newest matches lie side by side.
 */
async function createMatches(db: Kysely<unknown>, types: TableDialect): Promise<void> {
  const { battleId, large, integer, tableOptions } = types;
  const matches = db.schema
    .createTable("matches")
    .addColumn("battle_id", battleId, (column) => column.primaryKey().notNull())
    .addColumn("battle_at", large, (column) => column.notNull())
    .addColumn("battle_type", integer, (column) => column.notNull())
    .addColumn("game_version", integer, (column) => column.notNull())
    .addColumn("stage_id", integer, (column) => column.notNull())
    .addColumn("winner", integer, (column) => column.notNull());
  await withSeat(withSeat(matches, "p1", types), "p2", types)
    .modifyEnd(tableOptions)
    .execute();
  for (const seat of ["p1", "p2"]) {
    await db.schema
      .createIndex(`matches_${seat}_newest`)
      .on("matches")
      .columns([`${seat}_polaris_id`, "battle_at"])
      .execute();
  }
  await db.schema
    .createTable("player_refreshes")
    .addColumn("player_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("refreshed_at", large, (column) => column.notNull())
    .modifyEnd(tableOptions)
    .execute();
  await db.schema
    .createTable("feed_positions")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("battle_at", large, (column) => column.notNull())
    .modifyEnd(tableOptions)
    .execute();
}

function withSeat<Columns extends string>(
  table: CreateTableBuilder<"matches", Columns>,
  seat: "p1" | "p2",
  { large, integer }: TableDialect,
): CreateTableBuilder<"matches", Columns> {
  return table
    .addColumn(`${seat}_polaris_id`, "text", (column) => column.notNull())
    .addColumn(`${seat}_name`, "text", (column) => column.notNull())
    .addColumn(`${seat}_chara_id`, integer, (column) => column.notNull())
    .addColumn(`${seat}_rank`, integer, (column) => column.notNull())
    .addColumn(`${seat}_power`, large, (column) => column.notNull())
    .addColumn(`${seat}_rating_before`, integer)
    .addColumn(`${seat}_rating_change`, integer)
    .addColumn(`${seat}_rounds`, integer, (column) => column.notNull())
    .addColumn(`${seat}_user_id`, "text")
    .addColumn(`${seat}_region_id`, integer)
    .addColumn(`${seat}_area_id`, integer)
    .addColumn(`${seat}_lang`, "text") as CreateTableBuilder<"matches", Columns>;
}
