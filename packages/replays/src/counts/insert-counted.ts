import { setImmediate as breathe } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import type { Change } from "../engine.ts";
import { SECONDS_OF_DAY } from "../replay-fields.ts";
import { addCounts } from "./add-counts.ts";
import { findCountState, openEditions } from "./count-state.ts";
import { CountSums } from "./count-sums.ts";

const MATCHES_AT_ONCE = 1_000;

/**
 * Stores matches and counts those that were new, in the one transaction of the change; answers how many were new. Matches
 * of days that were forgotten are not stored again: nobody could say any more whether they are counted.
 */
export async function insertCounted(change: Change, matches: readonly ReplayRecord[]): Promise<number> {
  const sums = new CountSums();
  const added = await insertInto(sums, change, matches);
  await writeCounts(change, sums);
  return added;
}

/** The same for matches that come in many parts of one transaction: what they add is written by `writeCounts` at its end. */
export async function insertInto(
  sums: CountSums,
  change: Change,
  matches: readonly ReplayRecord[],
): Promise<number> {
  if (!change.keepsCounts) return (await change.insertMatches(matches)).length;
  const { forgotten_before } = await findCountState(change.db);
  const wanted = matches.filter(({ battle_at }) => battle_at >= forgotten_before * SECONDS_OF_DAY);
  const added = await change.insertMatches(wanted);
  for (const [index, match] of added.entries()) {
    if (index > 0 && index % MATCHES_AT_ONCE === 0) await breathe();
    sums.add(match);
  }
  return added.length;
}

/**
 * Writes the sums of what this change has stored. The lock is taken after the matches are stored and held to the end: who
 * holds it waits for nobody else, so writers wait for each other and never in a circle.
 */
export async function writeCounts(change: Change, sums: CountSums): Promise<void> {
  if (sums.days().length === 0) return;
  await change.lockCounts();
  const state = await findCountState(change.db);
  // Forgotten since this change began.
  sums.deleteBefore(state.forgotten_before);
  for (const edition of await openEditions(change.db, state)) await addCounts(change.db, edition, sums);
}
