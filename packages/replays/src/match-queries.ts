import type { ReplayRecord } from "@tactician/game";
import { type RawBuilder, sql } from "kysely";
import type { Change, Engine } from "./engine.ts";
import { latestBattleAt, REPLAY_FIELDS, SECONDS_OF_DAY, storableText } from "./replay-fields.ts";
import type { MatchRange } from "./store.ts";
import { MATCHES } from "./tables.ts";

export const COLUMNS = REPLAY_FIELDS.join(", ");

/**
 * The matches of a player on either side, newest first. Each half walks one index backwards and the database merges the
 * two, so that the newest hundred cost the same in a store of any size. SQLite does so when it is asked for the two
 * together (cutting each half first makes it sort whole rows); PostgreSQL only when each half has its own limit (else it
 * sorts the whole history).
 */
export function matchesOfPlayer(
  engine: Engine,
  playerId: string,
  { limit, until = latestBattleAt() }: MatchRange,
): RawBuilder<ReplayRecord> {
  const id = storableText(playerId);
  const matches = sql.raw(allMatches(engine));
  const asP1 = sql`${matches} where p1_polaris_id = ${id} and battle_at <= ${until}`;
  // A match against oneself is in the first half already.
  const asP2 = sql`${matches} where p2_polaris_id = ${id} and p1_polaris_id <> ${id} and battle_at <= ${until}`;
  if (limit === undefined) return sql`${asP1} union all ${asP2} order by battle_at desc`;
  const newest = sql`order by battle_at desc limit ${limit}`;
  const cut = (half: typeof asP1) => (engine.cutsHalves ? sql`select * from (${half} ${newest}) half` : half);
  return sql`${cut(asP1)} union all ${cut(asP2)} ${newest}`;
}

export function allMatches({ hexId }: Pick<Engine, "hexId">): string {
  return `select ${COLUMNS.replace("battle_id", `${hexId} as battle_id`)} from ${MATCHES}`;
}

/** What is counted of the matches of a slice, of a day (unix) and later, in no order. */
export function countedMatches(slice: string, firstDay: number): string {
  return `select ${COUNTED_COLUMNS} from ${MATCHES} where ${slice} and battle_at >= ${firstDay * SECONDS_OF_DAY}`;
}

const COUNTED_COLUMNS = [
  "battle_at",
  "game_version",
  "winner",
  ...["p1", "p2"].flatMap((seat) => [`${seat}_chara_id`, `${seat}_rank`, `${seat}_rating_before`]),
].join(", ");

/** Deletes the matches of a slice of all days before one (unix); answers how many there were. */
export async function deleteMatches({ db }: Change, slice: string, before: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.raw(MATCHES)}
    where ${sql.raw(slice)} and battle_at < ${before * SECONDS_OF_DAY}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The conditions of all slices that the table has now, in the order in which they lie on the disk. */
export async function matchSlices({
  db,
  slices: { end, step, between },
}: Pick<Change, "db" | "slices">): Promise<string[]> {
  const { rows } = await sql<{ end: number }>`${sql.raw(end)}`.execute(db);
  const count = Math.ceil((rows[0]?.end ?? 0) / step);
  return Array.from({ length: count }, (_, index) => between(index * step, (index + 1) * step));
}

/** The last slice ends where the table does, so that what comes behind it is in the next one. */
export async function findSlice(
  engine: Engine,
  from: number,
): Promise<{ matches: ReplayRecord[]; next: number }> {
  const { slices } = engine;
  const [table] = await engine.select(sql<{ end: number }>`${sql.raw(slices.end)}`);
  const next = Math.max(from, Math.min(from + slices.step, table?.end ?? 0));
  if (next === from) return { matches: [], next };
  const query = sql.raw<ReplayRecord>(`${allMatches(engine)} where ${slices.between(from, next)}`);
  return { matches: await engine.select(query, "many"), next };
}

/** With `keepLater` a later one that is there stays. */
export async function upsertRefresh(
  { db }: Change,
  playerId: string,
  refreshedAt: number,
  { keepLater = false } = {},
): Promise<void> {
  await sql`insert into player_refreshes (player_id, refreshed_at) values (${storableText(playerId)}, ${refreshedAt})
    on conflict (player_id) do update set refreshed_at = excluded.refreshed_at
    ${keepLater ? sql`where player_refreshes.refreshed_at < excluded.refreshed_at` : sql``}`.execute(db);
}

export async function upsertPosition({ db }: Change, name: string, battleAt: number): Promise<void> {
  await sql`insert into feed_positions (name, battle_at) values (${name}, ${battleAt})
    on conflict (name) do update set battle_at = excluded.battle_at`.execute(db);
}

export async function deletePosition({ db }: Change, name: string): Promise<void> {
  await sql`delete from feed_positions where name = ${name}`.execute(db);
}
