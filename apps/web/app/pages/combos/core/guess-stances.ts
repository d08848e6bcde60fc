import type { Combo } from "./combo.ts";

const CAPITALS = /\b[A-Z]{2,4}\b/g;

/** Each list once: moves are remembered by the list that they were read with. */
const lists = new Map<string, readonly string[]>();

/**
 * Words that pass for stances in a combo that belongs to no character: two to four capitals, as players write them. A combo
 * with `df 2` and `ZEN 1 2` gives `["ZEN"]`. The same words give the same list, whatever their order.
 */
export function guessStances({ launchers, followUps }: Combo): readonly string[] {
  const words = [...launchers, ...followUps.flat()].flatMap((text) => text.match(CAPITALS) ?? []);
  const stances = [...new Set(words)].sort();
  const key = stances.join(" ");
  const list = lists.get(key) ?? stances;
  lists.set(key, list);
  return list;
}
