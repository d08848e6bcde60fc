import type { Combo } from "./combo.ts";

/** What an edit did to one combo: `undefined` before it for a new one, `undefined` after it for a deleted one. */
export interface RowEdit {
  readonly id: string;
  readonly before: Combo | undefined;
  readonly after: Combo | undefined;
}

/** The rows in which two tables differ, by id. An order that changed is no difference. */
export function listEdits(before: readonly Combo[], after: readonly Combo[]): readonly RowEdit[] {
  const old = byId(before);
  const now = byId(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ id, before: old.get(id), after: now.get(id) }))
    .filter((edit) => edit.before !== edit.after);
}

/**
 * A table that another tab wrote, with the edits of this tab that it did not know of yet: a row that is there as it was before an
 * edit becomes what the edit made of it; any other was written later, and stays. Gives the same table back where nothing is missing.
 */
export function mergeEdits(theirs: readonly Combo[], edits: readonly RowEdit[]): readonly Combo[] {
  const rows = byId(theirs);
  let isChanged = false;
  for (const { id, before, after } of edits) {
    if (contentOf(rows.get(id)) !== contentOf(before)) continue;
    isChanged = true;
    if (after === undefined) rows.delete(id);
    else rows.set(id, after);
  }
  return isChanged ? [...rows.values()] : theirs;
}

function byId(combos: readonly Combo[]): Map<string, Combo> {
  return new Map(combos.map((combo) => [combo.id, combo]));
}

function contentOf(combo: Combo | undefined): string {
  if (combo === undefined) return "";
  const { name = "", character = "", launchers, followUps } = combo;
  return JSON.stringify([name, character, launchers, followUps]);
}
