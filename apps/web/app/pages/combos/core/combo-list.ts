import { blankCombo, type Combo } from "./combo.ts";

/** What undo needs: the row and where it stood. */
export interface RemovedCombo {
  readonly combo: Combo;
  readonly index: number;
}

// Edits of the whole table. Rows that an edit does not touch stay the same objects, so that only changed rows render again.

/** The table with a blank row behind the last one. */
export function addCombo(combos: readonly Combo[]): readonly Combo[] {
  return [...combos, blankCombo(nextId(combos))];
}

/** Changes one row: `changeCombo(combos, id, (combo) => setInput(combo, place, text))`. */
export function changeCombo(
  combos: readonly Combo[],
  id: string,
  edit: (combo: Combo) => Combo,
): readonly Combo[] {
  const index = indexOf(combos, id);
  const before = combos[index];
  if (before === undefined) return combos;
  const after = edit(before);
  return after === before ? combos : combos.with(index, after);
}

/** The row to be removed, for undo: ask before `removeCombo`. */
export function findRemoved(combos: readonly Combo[], id: string): RemovedCombo | undefined {
  const index = indexOf(combos, id);
  const combo = combos[index];
  return combo && { combo, index };
}

/** The table without the row. */
export function removeCombo(combos: readonly Combo[], id: string): readonly Combo[] {
  return combos.some((combo) => combo.id === id) ? combos.filter((combo) => combo.id !== id) : combos;
}

/** Puts a removed row back where it stood, as near as the table still has it. */
export function restoreCombo(combos: readonly Combo[], { combo, index }: RemovedCombo): readonly Combo[] {
  const isTaken = indexOf(combos, combo.id) >= 0;
  const restored = isTaken ? { ...combo, id: nextId(combos) } : combo;
  return combos.toSpliced(index, 0, restored);
}

/** A copy of the row behind it, with an id of its own. */
export function duplicateCombo(combos: readonly Combo[], id: string): readonly Combo[] {
  const index = indexOf(combos, id);
  const combo = combos[index];
  if (combo === undefined) return combos;
  return combos.toSpliced(index + 1, 0, { ...combo, id: nextId(combos) });
}

/** Moves a row from one place to another, both counted from 0; a place outside is the nearest end. */
export function moveCombo(combos: readonly Combo[], from: number, to: number): readonly Combo[] {
  const combo = combos[from];
  const target = Math.min(Math.max(to, 0), combos.length - 1);
  if (combo === undefined || target === from) return combos;
  return combos.toSpliced(from, 1).toSpliced(target, 0, combo);
}

/** Adds combos from a link or a file behind the visitor's own, with new ids; those already there word for word are left out. */
export function appendCombos(
  mine: readonly Combo[],
  others: readonly Combo[],
): { readonly combos: readonly Combo[]; readonly added: number; readonly alreadyThere: number } {
  const known = new Set(mine.map(contentKey));
  const fresh: Combo[] = [];
  for (const other of others) {
    const key = contentKey(other);
    if (!known.has(key)) fresh.push(other);
    known.add(key);
  }
  return {
    combos: insertCombos(mine, mine.length, fresh),
    added: fresh.length,
    alreadyThere: others.length - fresh.length,
  };
}

/** Puts combos into the table in front of `index`, with ids of their own. */
export function insertCombos(
  combos: readonly Combo[],
  index: number,
  others: readonly Omit<Combo, "id">[],
): readonly Combo[] {
  const first = Number(nextId(combos));
  const rows = others.map((other, n) => ({ ...other, id: String(first + n) }));
  return combos.toSpliced(index, 0, ...rows);
}

/** Everything but the id. */
function contentKey({ name, character, launchers, followUps }: Combo): string {
  return JSON.stringify([name ?? "", character ?? "", launchers, followUps]);
}

function indexOf(combos: readonly Combo[], id: string): number {
  return combos.findIndex((combo) => combo.id === id);
}

/** A number above every id that is one. */
function nextId(combos: readonly Combo[]): string {
  let highest = 0;
  for (const { id } of combos) {
    if (/^\d{1,15}$/.test(id)) highest = Math.max(highest, Number(id));
  }
  return String(highest + 1);
}
