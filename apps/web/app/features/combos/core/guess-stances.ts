import type { Combo } from "./combo.ts";

const CAPITALS = /\b[A-Z]{2,4}\b/g;

/**
 * Words that pass for stances in a combo that belongs to no character: two to four capitals, as players write them. A combo
 * with `df 2` and `ZEN 1 2` gives `["ZEN"]`. Sorted, so that the same words give the same list.
 */
export function guessStances({ launchers, followUps }: Combo): readonly string[] {
  const words = [...launchers, ...followUps.flat()].flatMap((text) => text.match(CAPITALS) ?? []);
  return [...new Set(words)].sort();
}
