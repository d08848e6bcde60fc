import type { ReplayRecord } from "@tactician/game";
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import { latestBattleAt, REPLAY_FIELDS, SECONDS_OF_DAY, storableText } from "./replay-fields.ts";
import type { FeedLease, MatchRange, Place } from "./store.ts";
import { MATCHES, type SliceDialect, type Tables } from "./tables.ts";

/** What a database wants to be asked differently. */
export interface MatchDialect {
  readonly hexId: string;
  readonly unixNow: string;
  readonly slices: SliceDialect;
  /** Whether each half of a player's newest matches is cut before the two are merged. */
  readonly cutsHalves: boolean;
}

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

export function allMatches({ hexId }: Pick<MatchDialect, "hexId">): string {
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

export function countOfPlayer(db: Kysely<Tables>, playerId: string): CompiledQuery<{ count: number }> {
  const id = storableText(playerId);
  const matches = sql.raw(MATCHES);
  return sql<{ count: number }>`select
    (select count(*) from ${matches} where p1_polaris_id = ${id}) +
    (select count(*) from ${matches} where p2_polaris_id = ${id} and p1_polaris_id <> ${id}) as count`.compile(
    db,
  );
}

/** The stored matches, as many as are counted of days whose matches are kept. */
export function countOfStored(db: Kysely<Tables>): CompiledQuery<{ matches: number }> {
  return sql<{ matches: number }>`select coalesce(cast(sum(matches) as bigint), 0) as matches
    from match_counts where day >= (select forgotten_before from count_state)`.compile(db);
}

export function daysOfStored(db: Kysely<Tables>): CompiledQuery<{ day: number; matches: number }> {
  return sql<{ day: number; matches: number }>`select day, cast(sum(matches) as bigint) as matches
    from match_counts where day >= (select forgotten_before from count_state) group by day`.compile(db);
}

/** Deletes the matches of a slice of all days before one (unix); answers how many there were. */
export async function deleteMatches(db: Kysely<Tables>, slice: string, before: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.raw(MATCHES)}
    where ${sql.raw(slice)} and battle_at < ${before * SECONDS_OF_DAY}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The conditions of all slices that the table has now, in the order in which they lie on the disk. */
export async function matchSlices({
  db,
  slices: { end, step, between },
}: {
  readonly db: Kysely<Tables>;
  readonly slices: SliceDialect;
}): Promise<string[]> {
  const { rows } = await sql<{ end: number }>`${sql.raw(end)}`.execute(db);
  const count = Math.ceil((rows[0]?.end ?? 0) / step);
  return Array.from({ length: count }, (_, index) => between(index * step, (index + 1) * step));
}

/** The last slice ends where the table does, so that what comes behind it is in the next one. */
export async function findSlice(
  engine: Pick<MatchDialect, "hexId" | "slices"> & {
    readonly queries: Kysely<Tables>;
    select<Row>(query: CompiledQuery<Row>, amount: "few" | "many"): Promise<Row[]>;
  },
  from: number,
): Promise<{ matches: ReplayRecord[]; next: number }> {
  const { queries, slices } = engine;
  const [table] = await engine.select(sql<{ end: number }>`${sql.raw(slices.end)}`.compile(queries), "few");
  const next = Math.max(from, Math.min(from + slices.step, table?.end ?? 0));
  if (next === from) return { matches: [], next };
  const text = `${allMatches(engine)} where ${slices.between(from, next)}`;
  return { matches: await engine.select(sql<ReplayRecord>`${sql.raw(text)}`.compile(queries), "many"), next };
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

/** With `keepLater` a later one that is there stays. */
export async function upsertRefresh(
  db: Kysely<Tables>,
  playerId: string,
  refreshedAt: number,
  keepLater = false,
): Promise<void> {
  await db
    .insertInto("player_refreshes")
    .values({ player_id: storableText(playerId), refreshed_at: refreshedAt })
    .onConflict((conflict) => {
      const update = conflict.column("player_id").doUpdateSet({ refreshed_at: refreshedAt });
      return keepLater ? update.where("player_refreshes.refreshed_at", "<", refreshedAt) : update;
    })
    .execute();
}

export async function upsertPosition(db: Kysely<Tables>, name: string, battleAt: number): Promise<void> {
  await db
    .insertInto("feed_positions")
    .values({ name, battle_at: battleAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ battle_at: battleAt }))
    .execute();
}

/** There is one feed; the other leases of the table are places at outside services, and their rests. */
const NAME = "feed";

type Clock = Pick<MatchDialect, "unixNow">;

export const clock = (db: Kysely<Tables>, { unixNow }: Clock) =>
  sql<{ now: number }>`select ${sql.raw(unixNow)} as now`.compile(db);

const until = ({ unixNow }: Clock, { seconds }: FeedLease): RawBuilder<unknown> =>
  sql`${sql.raw(unixNow)} + ${sql.lit(seconds)}`;

/** Takes the lease when it is free or the holder's own; answers whose it is then. */
export async function takeLease(
  db: Kysely<Tables>,
  clock: Clock,
  lease: FeedLease,
  name = NAME,
): Promise<string> {
  await sql`insert into feed_leases (name, holder, held_until)
    values (${name}, ${lease.holder}, ${until(clock, lease)})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed_leases.holder = excluded.holder or feed_leases.held_until <= ${sql.raw(clock.unixNow)}`.execute(
    db,
  );
  const { holder } = await db
    .selectFrom("feed_leases")
    .select("holder")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return holder;
}

/** Whether the lease is still the holder's; then it is kept, and nobody can take it before the transaction ends. */
export async function keepLease(db: Kysely<Tables>, clock: Clock, lease: FeedLease): Promise<boolean> {
  const { numAffectedRows } = await sql`update feed_leases set held_until = ${until(clock, lease)}
    where holder = ${lease.holder}`.execute(db);
  return numAffectedRows === 1n;
}

export async function releaseLease(db: Kysely<Tables>, holder: string): Promise<void> {
  await db.deleteFrom("feed_leases").where("holder", "=", holder).execute();
}

/**
 * Takes a place at an outside service that nobody holds: `0` when there was one. Where another server has it rest, the seconds that are
 * left of that; nothing while all places are taken. `tries`: this server has had the service rest, and may ask first where no other does.
 */
export async function takePlace(
  db: Kysely<Tables>,
  clock: Clock,
  { holder, seconds, service, places, server, tries }: Place,
): Promise<number | undefined> {
  const now = sql.raw(clock.unixNow);
  const rest = restOf(service);
  if (tries !== undefined) await takeLease(db, clock, { holder: server, seconds: tries }, rest);
  const { rows } = await sql<{ rest: number }>`select held_until - ${now} as rest from feed_leases
    where name = ${rest} and holder <> ${server} and held_until > ${now}`.execute(db);
  if (rows[0]) return Number(rows[0].rest);
  const names = Array.from(
    { length: places },
    (_, place) => sql`select ${`${service} ${place + 1}`} as name`,
  );
  const { numAffectedRows } = await sql`insert into feed_leases (name, holder, held_until)
    select name, ${holder}, ${until(clock, { holder, seconds })} from (${sql.join(names, sql` union all `)}) places
    where not exists (select 1 from feed_leases held where held.name = places.name and held.held_until > ${now})
    limit 1
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed_leases.held_until <= ${now}`.execute(db);
  return numAffectedRows === 1n ? 0 : undefined;
}

/** Has all servers leave a service alone for so many seconds, which this one has found failing. */
export function takeRest(
  db: Kysely<Tables>,
  clock: Clock,
  service: string,
  lease: FeedLease,
): Promise<string> {
  return takeLease(db, clock, lease, restOf(service));
}

const restOf = (service: string) => `${service} rests`;

/** Of all answers that the servers keep for each other. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 86_400;

/** An answer that a server has kept for all, and its age in seconds by the database's clock. */
export async function findKept(
  db: Kysely<Tables>,
  clock: Clock,
  name: string,
): Promise<{ answer: string; age: number } | undefined> {
  const { rows } = await sql<{
    answer: string;
    age: number;
  }>`select answer, ${sql.raw(clock.unixNow)} - kept_at as age
    from kept_answers where name = ${name}`.execute(db);
  return rows[0] && { answer: rows[0].answer, age: Number(rows[0].age) };
}

export async function keepAnswer(
  db: Kysely<Tables>,
  clock: Clock,
  name: string,
  answer: string,
): Promise<void> {
  const now = sql.raw(clock.unixNow);
  await sql`insert into kept_answers (name, answer, kept_at) values (${name}, ${answer}, ${now})
    on conflict (name) do update set answer = excluded.answer, kept_at = excluded.kept_at`.execute(db);
  await sql`delete from kept_answers where name not in (select name from kept_answers
    where kept_at > ${now} - ${sql.lit(LONGEST_KEPT)} order by kept_at desc limit ${sql.lit(MOST_KEPT)})`.execute(
    db,
  );
}
