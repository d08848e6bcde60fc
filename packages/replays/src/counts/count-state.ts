import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { SECONDS_OF_DAY } from "../replay-fields.ts";
import { CountsBusyError } from "../store.ts";
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

/**
 * Deletes the matches of all days before one (unix), in slices beside running processes; what they add to the counts stays, and they
 * are not stored again. Answers how many were deleted. Whoever is killed leaves the rest to the next time: counts are right
 * all the while. Rejects with a `CountsBusyError` unless everything is counted and nobody counts anew.
 */
export async function forgetMatches(
  engine: Engine,
  before: number,
  onProgress: (deleted: number) => void,
): Promise<number> {
  await engine.write(async ({ db, lockCounts }) => {
    await lockCounts();
    const state = await findCountState(db);
    if (isCountingDue(state) || state.building !== 0)
      throw new CountsBusyError("Nothing was deleted: first all matches must be counted (--rebuild).");
    await updateCountState(db, { forgotten_before: Math.max(before, state.forgotten_before) });
  });
  let deleted = 0;
  for await (const count of engine.deleteMatchesBefore(before * SECONDS_OF_DAY)) {
    deleted += count;
    onProgress(deleted);
  }
  return deleted;
}
