import type { Combo } from "./combo.ts";
import { isRecord, readCombo } from "./read-combo.ts";

export interface StoredCombos {
  readonly combos: readonly Combo[];
  /** Something in the text was no combo: it must be kept elsewhere before the text is written anew. */
  readonly unreadable: boolean;
}

/**
 * Reads the value of `customCombos`: the specification's shape, `[{ id, launchers, followUps }]` with an id that is text or a
 * number, and editing flags of any name, which are ignored. What is missing is mended, a double id replaced. Never throws.
 */
export function readStoredCombos(text: string | undefined): StoredCombos {
  if (text === undefined || text.trim() === "") return { combos: [], unreadable: false };
  const value = parseJson(text);
  if (!Array.isArray(value)) return { combos: [], unreadable: value !== null };
  const combos: Combo[] = [];
  const ids = new Set<string>();
  let free = highestId(value);
  for (const row of value) {
    const own = idOf(row);
    const isUsable = own !== undefined && !ids.has(own);
    if (!isUsable) free += 1;
    const combo = readCombo(row, isUsable ? own : String(free));
    if (combo === undefined) continue;
    ids.add(combo.id);
    combos.push(combo);
  }
  return { combos, unreadable: combos.length < value.length };
}

/** The text of each combo, written once: a key press changes one of hundreds. */
const written = new WeakMap<Combo, string>();

/** Writes the specification's shape, with our name and character beside it; editing flags are always off. */
export function writeStoredCombos(combos: readonly Combo[]): string {
  return `[${combos.map(writeOnce).join(",")}]`;
}

function writeOnce(combo: Combo): string {
  const text =
    written.get(combo) ?? JSON.stringify({ ...combo, editingLaunchers: false, editingFollowUps: false });
  written.set(combo, text);
  return text;
}

/** The value, or `undefined` for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(row: unknown): string | undefined {
  if (!isRecord(row)) return undefined;
  const { id } = row;
  if (typeof id === "number" && Number.isFinite(id)) return String(id);
  return typeof id === "string" && id !== "" ? id : undefined;
}

function highestId(rows: readonly unknown[]): number {
  return rows.reduce<number>((highest, row) => {
    const id = idOf(row) ?? "";
    return /^\d{1,15}$/.test(id) ? Math.max(highest, Number(id)) : highest;
  }, 0);
}
