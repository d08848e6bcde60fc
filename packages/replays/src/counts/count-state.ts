import type { Kysely } from "kysely";
import type { CountState, Tables } from "../tables.ts";

/** What there is to know before something is counted: the one row of `count_state`. */
export async function findCountState(db: Kysely<Tables>): Promise<CountState> {
  return db.selectFrom("count_state").selectAll().executeTakeFirstOrThrow();
}

export async function updateCountState(db: Kysely<Tables>, changes: Partial<CountState>): Promise<void> {
  await db.updateTable("count_state").set(changes).execute();
}

/** Whether there are matches that are in no counts. */
export function isCountingDue({ edition, gaps, counted_gaps }: CountState): boolean {
  return edition === 0 || gaps > counted_gaps;
}

/**
 * The editions into which is counted what is stored now: the one that is read, if there is one, and one that is being made. Whoever
 * makes that and has said nothing for long is given up, for all to see.
 */
export async function openEditions(db: Kysely<Tables>, state: CountState): Promise<number[]> {
  const isGone = state.building_until < Date.now() / 1000;
  if (state.building !== 0 && isGone) await updateCountState(db, { building: 0 });
  return [state.edition, isGone ? 0 : state.building].filter((edition) => edition !== 0);
}
