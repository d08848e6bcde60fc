import { isCharacterId, parseJson } from "@tactician/game";
import { type Combo, highestId } from "./combo.ts";
import { MAX_FOREIGN_INPUTS, MAX_FOREIGN_LENGTH } from "./combo-limits.ts";

/**
 * Reads the value of `customCombos`: the specification's shape, `[{ id, launchers, followUps }]` with an id that is text or a
 * number, and editing flags of any name, which are ignored. What is missing is mended, a double id replaced. Never throws.
 * `unreadable`: something in it was no combo, and must be kept elsewhere before the text is written anew.
 */
export function readStoredCombos(text: string | undefined) {
  if (text === undefined || text.trim() === "") return { combos: [], unreadable: false };
  const value = parseJson(text);
  if (!Array.isArray(value)) return { combos: [], unreadable: value !== null };
  const combos: Combo[] = [];
  const ids = new Set<string>();
  let free = highestId(value.map((row) => idOf(row) ?? ""));
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
  const texts = combos.map((combo) => {
    const text =
      written.get(combo) ?? JSON.stringify({ ...combo, editingLaunchers: false, editingFollowUps: false });
    written.set(combo, text);
    return text;
  });
  return `[${texts.join(",")}]`;
}

function idOf(row: unknown): string | undefined {
  if (!isRecord(row)) return undefined;
  const { id } = row;
  if (typeof id === "number" && Number.isFinite(id)) return String(id);
  return typeof id === "string" && id !== "" ? id : undefined;
}

/**
 * One combo of unknown origin (storage, file), with what is missing mended: `{ id: 7, launchers: ["df 2"] }` gets a blank
 * follow-up. Fields that it does not know are ignored; `undefined` for what is no combo at all.
 */
function readCombo(value: unknown, id: string): Combo | undefined {
  if (!isRecord(value)) return undefined;
  const { launchers, followUps, name, character } = value;
  if (launchers === undefined && followUps === undefined) return undefined;
  const starters = textsOf(launchers);
  const lines = sequencesOf(followUps);
  if (starters === undefined || lines === undefined) return undefined;
  return {
    id,
    ...(typeof name === "string" && name.trim() !== "" ? { name } : {}),
    ...(typeof character === "string" && isCharacterId(character) ? { character } : {}),
    launchers: starters.length > 0 ? starters : [""],
    followUps: lines.length > 0 ? lines : [[""]],
  };
}

/** The same for a combo from somebody else: longer texts, and more of them, than anybody types are refused. */
export function readForeignCombo(value: unknown, id: string): Combo | undefined {
  const combo = readCombo(value, id);
  if (combo === undefined) return undefined;
  const texts = [combo.name ?? "", ...combo.launchers, ...combo.followUps.flat()];
  const isUsual =
    texts.length <= MAX_FOREIGN_INPUTS && texts.every(({ length }) => length <= MAX_FOREIGN_LENGTH);
  return isUsual ? combo : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts, or one text alone; `undefined` for what cannot be read without losing something. */
function textsOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((text) => text ?? "");
  return texts.every((text) => typeof text === "string") ? texts : undefined;
}

/** Lists of texts; one list of texts alone is one sequence. */
function sequencesOf(value: unknown): readonly (readonly string[])[] | undefined {
  if (!Array.isArray(value) || (value.length > 0 && value.every((line) => typeof line === "string"))) {
    const line = textsOf(value);
    return line === undefined ? undefined : [line].filter(({ length }) => length > 0);
  }
  const lines = value.map(textsOf);
  if (!lines.every((line) => line !== undefined)) return undefined;
  return lines.filter(({ length }) => length > 0);
}
