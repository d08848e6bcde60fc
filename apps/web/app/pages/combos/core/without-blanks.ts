import { type Cell, type Combo, isBlank, removeInput, removeSequence } from "./combo.ts";

/**
 * A cell without its blank inputs and lines, as far as the rules let them go: what Escape leaves behind. `["df 2", ""]` is
 * `["df 2"]`, and `[""]` stays, because one input always does.
 */
export function withoutBlanks(combo: Combo, cell: Cell): Combo {
  let kept = combo;
  const groups = cell === "launchers" ? [combo.launchers] : combo.followUps;
  for (const [sequence, group] of backwards(groups)) {
    for (const [index, text] of backwards(group)) {
      if (isBlank(text)) kept = removeInput(kept, { cell, sequence, index });
    }
    if (cell === "followUps" && group.every(isBlank)) kept = removeSequence(kept, sequence);
  }
  return kept;
}

/** From the end, so that what is removed moves nothing that comes later. */
function backwards<Item>(items: readonly Item[]): [number, Item][] {
  return [...items.entries()].reverse();
}
