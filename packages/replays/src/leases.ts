import { sql } from "kysely";
import type { Change } from "./engine.ts";
import type { FeedLease, Place } from "./store.ts";

/** There is one feed; the other leases of the table are places at outside services, and their rests. */
const FEED = "feed";

/** Takes the lease when it is free or the holder's own; answers whose it is then. */
export function takeFeedLease(change: Change, lease: FeedLease): Promise<string> {
  return takeLease(change, FEED, lease);
}

async function takeLease(
  { db, unixNow }: Change,
  name: string,
  { holder, seconds }: FeedLease,
): Promise<string> {
  await sql`insert into feed_leases (name, holder, held_until)
    values (${name}, ${holder}, ${unixNow} + ${sql.lit(seconds)})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed_leases.holder = excluded.holder or feed_leases.held_until <= ${unixNow}`.execute(db);
  const held = db.selectFrom("feed_leases").select("holder").where("name", "=", name);
  return (await held.executeTakeFirstOrThrow()).holder;
}

/** Whether the lease is still the holder's; then it is kept, and nobody can take it before the transaction ends. */
export async function keepLease({ db, unixNow }: Change, { holder, seconds }: FeedLease): Promise<boolean> {
  const { numAffectedRows } = await sql`update feed_leases set held_until = ${unixNow} + ${sql.lit(seconds)}
    where holder = ${holder}`.execute(db);
  return numAffectedRows === 1n;
}

export async function releaseLease({ db }: Change, holder: string): Promise<void> {
  await sql`delete from feed_leases where holder = ${holder}`.execute(db);
}

/**
 * Takes a place at an outside service that nobody holds: `0` when there was one. Where another server has it rest, the seconds that are
 * left of that; nothing while all places are taken. `tries`: this server has had the service rest, and may ask first where no other does.
 */
export async function takePlace(
  change: Change,
  { holder, seconds, service, places, server, tries }: Place,
): Promise<number | undefined> {
  const { db, unixNow } = change;
  if (tries !== undefined) await takeRest(change, service, { holder: server, seconds: tries });
  const { rows } = await sql<{ rest: number }>`select held_until - ${unixNow} as rest from feed_leases
    where name = ${restOf(service)} and holder <> ${server} and held_until > ${unixNow}`.execute(db);
  if (rows[0]) return Number(rows[0].rest);
  const names = Array.from(
    { length: places },
    (_, place) => sql`select ${`${service} ${place + 1}`} as name`,
  );
  const { numAffectedRows } = await sql`insert into feed_leases (name, holder, held_until)
    select name, ${holder}, ${unixNow} + ${sql.lit(seconds)} from (${sql.join(names, sql` union all `)}) places
    where not exists (select 1 from feed_leases held where held.name = places.name and held.held_until > ${unixNow})
    limit 1
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed_leases.held_until <= ${unixNow}`.execute(db);
  return numAffectedRows === 1n ? 0 : undefined;
}

/** Has all servers leave a service alone for so many seconds, which this one has found failing. */
export async function takeRest(change: Change, service: string, lease: FeedLease): Promise<void> {
  await takeLease(change, restOf(service), lease);
}

const restOf = (service: string) => `${service} rests`;

/** Of all answers that the servers keep for each other. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 86_400;

/** An answer that a server has kept for all, and its age in seconds by the database's clock. */
export async function findKept(
  { db, unixNow }: Change,
  name: string,
): Promise<{ answer: string; age: number } | undefined> {
  const { rows } = await sql<{ answer: string; age: number }>`select answer, ${unixNow} - kept_at as age
    from kept_answers where name = ${name}`.execute(db);
  return rows[0] && { answer: rows[0].answer, age: Number(rows[0].age) };
}

export async function keepAnswer({ db, unixNow }: Change, name: string, answer: string): Promise<void> {
  await sql`insert into kept_answers (name, answer, kept_at) values (${name}, ${answer}, ${unixNow})
    on conflict (name) do update set answer = excluded.answer, kept_at = excluded.kept_at`.execute(db);
  await sql`delete from kept_answers where name not in (select name from kept_answers
    where kept_at > ${unixNow} - ${sql.lit(LONGEST_KEPT)} order by kept_at desc limit ${sql.lit(MOST_KEPT)})`.execute(
    db,
  );
}
