import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Days and months of an edition that are deleted in one transaction, some 6,000 rows. */
const DAYS_AT_ONCE = 20;
const PAUSE_MS = 20;

const IN_USE = sql.raw("select edition from count_state union all select building from count_state");

/** Deletes the counts that nobody reads or makes any more, in slices: those before a rebuild, and of one that was killed. */
export async function deleteOldEditions(engine: Engine): Promise<void> {
  await engine.write(({ db }) => sql`delete from day_counts where edition not in (${IN_USE})`.execute(db));
  const slice = sql`delete from matchup_counts where (edition, is_month, day) in (
    select distinct edition, is_month, day from matchup_counts where edition not in (${IN_USE})
    limit ${sql.raw(`${DAYS_AT_ONCE}`)})`;
  for (;;) {
    const { numAffectedRows } = await engine.write(({ db }) => slice.execute(db));
    if (!numAffectedRows) return;
    await wait(PAUSE_MS);
  }
}
