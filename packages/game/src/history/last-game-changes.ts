import type { History } from "./history.ts";

/**
 * The moves whose facts patches changed, by today's ids, each with the day of the last patch that did. `patches` are days of patches
 * that changed moves, oldest first, from the first that counts up to the newest; what the source only recorded or corrected does not
 * count, nor does a move that is new.
 *
 * Example: `lastGameChanges(history, ["2025-07-08", "2026-03-17"]).get("df+2")` -> `"2026-03-17"`
 */
export function lastGameChanges({ steps }: History, patches: readonly string[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { date, removed = [], renamed = [], changed = [] } of steps) {
    for (const { move } of removed) days.delete(move.id);
    const moved = renamed.map(({ move, from }) => [move, days.get(from.id)] as const);
    for (const { from } of renamed) days.delete(from.id);
    for (const [move, day] of moved) if (day !== undefined) days.set(move, day);
    const patch = patches.findLast((day) => day <= date);
    if (patch === undefined) continue;
    for (const { move, kind } of changed) if (kind === "changed") days.set(move, patch);
  }
  return days;
}
