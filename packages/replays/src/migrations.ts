import type { CreateTableBuilder, Kysely, RawBuilder } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";

/** What differs between the engines in the tables' definition. */
export interface ColumnTypes {
  readonly battleId: RawBuilder<unknown>;
  /** Unix seconds beyond 2038, and a player's power. */
  readonly large: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  /** Stands behind the column list of a new table. */
  readonly tableOptions: RawBuilder<unknown>;
}

/**
 * Brings the tables up to date; forward only. Several processes may do it at once: one works under the database's lock, the
 * others wait and find nothing left to do. A database that is newer than the code is left alone, so that an old process goes on
 * beside a new one; one that is up to date is not written to. Rejects with the database's error.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = migrationsWith(types);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function migrationsWith(types: ColumnTypes): Record<string, Migration> {
  return {
    "001-matches": { up: (db) => createMatches(db, types) },
  };
}

/**
 * `battle_id` comes from outside and is the only unique key: no counter, no foreign key, so that the table can be split by it.
 * Player and time make the two indexes, in which a player's newest matches lie side by side.
 */
async function createMatches(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
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
  { large, integer }: ColumnTypes,
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
