import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MatchDialect } from "../match-queries.ts";
import type { FeedLease } from "../store.ts";
import type { Tables } from "../tables.ts";

/** There is one feed; the table could hold leases of others. */
const NAME = "feed";

type Clock = Pick<MatchDialect, "unixNow">;

const until = ({ unixNow }: Clock, { seconds }: FeedLease): RawBuilder<unknown> =>
  sql`${sql.raw(unixNow)} + ${sql.lit(seconds)}`;

/** Takes the lease when it is free or the holder's own; answers whose it is then. */
export async function takeLease(db: Kysely<Tables>, clock: Clock, lease: FeedLease): Promise<string> {
  await sql`insert into feed_leases (name, holder, held_until)
    values (${NAME}, ${lease.holder}, ${until(clock, lease)})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where feed_leases.holder = excluded.holder or feed_leases.held_until <= ${sql.raw(clock.unixNow)}`.execute(
    db,
  );
  const { holder } = await db
    .selectFrom("feed_leases")
    .select("holder")
    .where("name", "=", NAME)
    .executeTakeFirstOrThrow();
  return holder;
}

/** Whether the lease is still the holder's; then it is kept, and nobody can take it before the transaction ends. */
export async function keepLease(db: Kysely<Tables>, clock: Clock, lease: FeedLease): Promise<boolean> {
  const { numAffectedRows } = await sql`update feed_leases set held_until = ${until(clock, lease)}
    where name = ${NAME} and holder = ${lease.holder}`.execute(db);
  return numAffectedRows === 1n;
}

export async function releaseLease(db: Kysely<Tables>, holder: string): Promise<void> {
  await db.deleteFrom("feed_leases").where("name", "=", NAME).where("holder", "=", holder).execute();
}
