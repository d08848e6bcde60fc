import { type CharacterChanges, dayWords } from "@tactician/contract";
import { factsIn } from "@tactician/game";
import * as words from "../words.ts";

/** Fields whose changes the histories follow. */
const followed: ReadonlySet<string> = new Set(factsIn("changes").map(({ field }) => field));

/**
 * Since when a fact of a move is as it is: `Same since patch 2.01`, or since a day where the source changed without a patch. A move
 * that came later is as old as itself.
 */
export function sinceWords({ changes, since }: CharacterChanges, move: string, field: string): string {
  if (!followed.has(field)) return words.notFollowed;
  const last = changes
    .filter((change) => change.move === move)
    .find((change) => change.field === field || (change.field === "move" && change.what === "added"));
  if (last === undefined) return words.sameAlways(dayWords(since));
  return last.patch === undefined ? words.sameSince(dayWords(last.date)) : words.sameSincePatch(last.patch);
}
