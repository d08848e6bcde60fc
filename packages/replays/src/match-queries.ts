import type { ReplayRecord } from "@tactician/game";
import { type CompiledQuery, type Kysely, sql } from "kysely";
import { latestBattleAt, SECONDS_OF_DAY } from "./match-time.ts";
import { REPLAY_FIELDS, storableText } from "./replay-fields.ts";
import type { MatchRange } from "./store.ts";
import type { Tables } from "./tables.ts";

/** What a database wants to be asked differently. */
export interface MatchDialect {
  /** Where the matches are. In PostgreSQL `matches` is what processes of version 0.2.0 see of them (decision 024). */
  readonly table: "matches" | "ranked_matches";
  /** SQL that reads `battle_id` as 32 small hexadecimal digits. */
  readonly hexId: string;
  /** SQL of the database's clock in unix seconds. */
  readonly unixNow: string;
  /** SQL that reads bytes as small hexadecimal digits. */
  readonly hex: (column: string) => string;
  /** Whether each half of a player's newest matches is cut before the two are merged. */
  readonly cutsHalves: boolean;
}

/** The columns of a match, for a statement. */
export const COLUMNS = REPLAY_FIELDS.join(", ");

/**
 * The matches of a player on either side, newest first. Each half walks one index backwards and the database merges the
 * two, so that the newest hundred cost the same in a store of any size. SQLite does so when it is asked for the two
 * together (cutting each half first makes it sort whole rows); PostgreSQL only when each half has its own limit (else it
 * sorts the whole history). Written as SQL, because Kysely needs as long to build it as SQLite to answer it.
 */
export function matchesOfPlayer(
  db: Kysely<Tables>,
  dialect: MatchDialect,
  playerId: string,
  { limit, until = latestBattleAt() }: MatchRange,
): CompiledQuery<ReplayRecord> {
  const id = storableText(playerId);
  const matches = sql.raw(allMatches(dialect));
  const asP1 = sql`${matches} where p1_polaris_id = ${id} and battle_at <= ${until}`;
  // A match against oneself is in the first half already.
  const asP2 = sql`${matches} where p2_polaris_id = ${id} and p1_polaris_id <> ${id} and battle_at <= ${until}`;
  if (limit === undefined)
    return sql<ReplayRecord>`${asP1} union all ${asP2} order by battle_at desc`.compile(db);
  const newest = sql`order by battle_at desc limit ${limit}`;
  const cut = (half: typeof asP1) =>
    dialect.cutsHalves ? sql`select * from (${half} ${newest}) half` : half;
  return sql<ReplayRecord>`${cut(asP1)} union all ${cut(asP2)} ${newest}`.compile(db);
}

/** Every match, in no order. */
export function allMatches({ table, hexId }: MatchDialect): string {
  return `select ${COLUMNS.replace("battle_id", `${hexId} as battle_id`)} from ${table}`;
}

/** What is counted of the matches of a day (unix) and later, in no order. */
export function countedMatches({ table }: MatchDialect, firstDay: number): string {
  return `select ${COUNTED_COLUMNS} from ${table} where battle_at >= ${firstDay * SECONDS_OF_DAY}`;
}

const COUNTED_COLUMNS = [
  "battle_at",
  "game_version",
  "winner",
  ...["p1", "p2"].flatMap((seat) => [`${seat}_chara_id`, `${seat}_rank`, `${seat}_rating_before`]),
].join(", ");

/** How many matches a player has, on either side. */
export function countOfPlayer(
  db: Kysely<Tables>,
  { table }: MatchDialect,
  playerId: string,
): CompiledQuery<{ count: number }> {
  const id = storableText(playerId);
  const matches = sql.raw(table);
  return sql<{ count: number }>`select
    (select count(*) from ${matches} where p1_polaris_id = ${id}) +
    (select count(*) from ${matches} where p2_polaris_id = ${id} and p1_polaris_id <> ${id}) as count`.compile(
    db,
  );
}

export function refreshOfPlayer(
  db: Kysely<Tables>,
  playerId: string,
): CompiledQuery<{ refreshed_at: number }> {
  return db
    .selectFrom("player_refreshes")
    .select("refreshed_at")
    .where("player_id", "=", storableText(playerId))
    .compile();
}

export function positionOfFeed(db: Kysely<Tables>, name: string): CompiledQuery<{ battle_at: number }> {
  return db.selectFrom("feed_positions").select("battle_at").where("name", "=", name).compile();
}

export async function upsertRefresh(
  db: Kysely<Tables>,
  playerId: string,
  refreshedAt: number,
): Promise<void> {
  await db
    .insertInto("player_refreshes")
    .values({ player_id: storableText(playerId), refreshed_at: refreshedAt })
    .onConflict((conflict) => conflict.column("player_id").doUpdateSet({ refreshed_at: refreshedAt }))
    .execute();
}

/** Like `upsertRefresh`, but a later one that is there stays. */
export async function raiseRefresh(db: Kysely<Tables>, playerId: string, refreshedAt: number): Promise<void> {
  await db
    .insertInto("player_refreshes")
    .values({ player_id: playerId, refreshed_at: refreshedAt })
    .onConflict((conflict) =>
      conflict
        .column("player_id")
        .doUpdateSet({ refreshed_at: refreshedAt })
        .where("player_refreshes.refreshed_at", "<", refreshedAt),
    )
    .execute();
}

export async function upsertPosition(db: Kysely<Tables>, name: string, battleAt: number): Promise<void> {
  await db
    .insertInto("feed_positions")
    .values({ name, battle_at: battleAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ battle_at: battleAt }))
    .execute();
}
