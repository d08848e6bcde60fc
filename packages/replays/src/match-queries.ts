import type { AliasedExpression, CompiledQuery, Kysely } from "kysely";
import type { MatchRow } from "./match-row.ts";
import { storable } from "./match-row.ts";
import type { MatchRange } from "./store.ts";
import { MATCH_COLUMNS, type Tables } from "./tables.ts";

/** How an engine finds the newest of two halves fastest: it merges two walks by itself, or wants each half cut first. */
export type HalfLimit = "merges-halves" | "cut-halves";

type MatchColumn = keyof Tables["matches"];

/** What a database wants to be asked differently. */
export interface MatchDialect {
  readonly halfLimit: HalfLimit;
  /** How a column is read, where its name is not enough. */
  readonly selected?: (column: MatchColumn) => MatchColumn | AliasedExpression<unknown, MatchColumn>;
}

/** Makes the queries for a player's matches, anew for each player and part. */
export type MatchesOfPlayer = (playerId: string, range: MatchRange) => CompiledQuery;

/** Later than any match. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/**
 * The matches of a player on either side, newest first. Each half walks one index backwards and the database merges the two, so that
 * the newest hundred cost the same in a store of any size. SQLite does so when it is asked for the two together (cutting
 * each half first makes it sort whole rows); PostgreSQL only when each half has its own limit (else it sorts the whole history).
 * The queries are built once and only their parameters change: building takes as long as SQLite's answer.
 */
export function matchesOfPlayer(
  db: Kysely<Tables>,
  { halfLimit, selected = (column) => column }: MatchDialect,
  columns: readonly MatchColumn[],
): MatchesOfPlayer {
  const matches = db.selectFrom("matches").select(columns.map(selected));
  const asP1 = matches.where("p1_polaris_id", "=", "").where("battle_at", "<=", 0);
  // A match against oneself is in the first half already.
  const asP2 = matches
    .where("p2_polaris_id", "=", "")
    .where("p1_polaris_id", "!=", "")
    .where("battle_at", "<=", 0);
  const all = asP1.unionAll(asP2).orderBy("battle_at", "desc");
  const cut = db
    .selectFrom(asP1.orderBy("battle_at", "desc").limit(0).as("p1"))
    .selectAll()
    .unionAll(db.selectFrom(asP2.orderBy("battle_at", "desc").limit(0).as("p2")).selectAll())
    .orderBy("battle_at", "desc");
  const wholeHistory = all.compile();
  const newest = halfLimit === "cut-halves" ? cut.limit(0).compile() : all.limit(0).compile();
  return (playerId, { limit, until = END_OF_TIME }) => {
    const id = storable(playerId);
    if (limit === undefined) return { ...wholeHistory, parameters: [id, until, id, id, until] };
    const parameters =
      halfLimit === "cut-halves"
        ? [id, until, limit, id, id, until, limit, limit]
        : [id, until, id, id, until, limit];
    return { ...newest, parameters };
  };
}

export function countOfPlayer(db: Kysely<Tables>, playerId: string): CompiledQuery {
  const id = storable(playerId);
  return db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom("matches").select(fn.countAll().as("count")).where("p1_polaris_id", "=", id).as("p1"),
      selectFrom("matches")
        .select(fn.countAll().as("count"))
        .where("p2_polaris_id", "=", id)
        .where("p1_polaris_id", "!=", id)
        .as("p2"),
    ])
    .compile();
}

export function refreshOfPlayer(db: Kysely<Tables>, playerId: string): CompiledQuery {
  return db
    .selectFrom("player_refreshes")
    .select("refreshed_at")
    .where("player_id", "=", storable(playerId))
    .compile();
}

export function positionOfFeed(db: Kysely<Tables>, name: string): CompiledQuery {
  return db.selectFrom("feed_positions").select("battle_at").where("name", "=", name).compile();
}

export async function upsertRefresh(
  db: Kysely<Tables>,
  playerId: string,
  refreshedAt: number,
): Promise<void> {
  await db
    .insertInto("player_refreshes")
    .values({ player_id: storable(playerId), refreshed_at: refreshedAt })
    .onConflict((conflict) => conflict.column("player_id").doUpdateSet({ refreshed_at: refreshedAt }))
    .execute();
}

export async function upsertPosition(db: Kysely<Tables>, name: string, battleAt: number): Promise<void> {
  await db
    .insertInto("feed_positions")
    .values({ name, battle_at: battleAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ battle_at: battleAt }))
    .execute();
}

/** Inserts the rows that are not there yet; one statement, so not more than the database's number of parameters allows. */
export function insertRows(db: Kysely<Tables>, rows: readonly MatchRow[]): CompiledQuery {
  return db
    .insertInto("matches")
    .values(
      rows.map((row) =>
        Object.fromEntries(MATCH_COLUMNS.map((column, index) => [column, row[index]])),
      ) as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}
