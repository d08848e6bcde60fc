import { isCharacterId } from "@tactician/game";
import type { Combo } from "./combo.ts";
import { MAX_FOREIGN_INPUTS, MAX_FOREIGN_LENGTH } from "./limits.ts";

/**
 * One combo of unknown origin (storage, file), with what is missing mended: `{ id: 7, launchers: ["df 2"] }` gets a blank
 * follow-up. Fields that it does not know are ignored; `undefined` for what is no combo at all.
 */
export function readCombo(value: unknown, id: string): Combo | undefined {
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

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts, or one text alone; `undefined` for what cannot be read without losing something. */
function textsOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((text) => (text === null || text === undefined ? "" : text));
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
