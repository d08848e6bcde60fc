import type { Engine } from "../engine.ts";
import { SECONDS_OF_DAY } from "../match-time.ts";
import { CountsBusyError } from "../store-error.ts";
import { findCountState, isCountingDue, updateCountState } from "./count-state.ts";

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
