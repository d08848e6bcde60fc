import { parseJson } from "@tactician/game";
import type { Combo } from "./combo.ts";
import { MAX_FILE_BYTES, MAX_FILE_COMBOS } from "./combo-limits.ts";
import { isRecord, readForeignCombo } from "./stored-combos.ts";
import * as words from "./words.ts";

export const COMBO_FILE_NAME = "tactician-combos.json";

const FORMAT = "tactician-combos";
const VERSION = 1;

export function writeComboFile(combos: readonly Combo[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, combos }, null, 2)}\n`;
}

/**
 * Reads such a file, or a bare list of combos as the browser keeps it: its combos and how many entries were none, or why it cannot
 * be read, for the visitor. Never throws; ids count from 1.
 */
export function readComboFile(text: string): { combos: Combo[]; skipped: number } | { problem: string } {
  if (text.length > MAX_FILE_BYTES) return { problem: words.fileTooLarge };
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  if (value === undefined) return { problem: words.fileNotJson };
  if (isRecord(value) && typeof value.version === "number" && value.version > VERSION) {
    return { problem: words.fileNewer };
  }
  const rows = isRecord(value) ? value.combos : value;
  if (!Array.isArray(rows)) return { problem: words.fileEmpty };
  if (rows.length > MAX_FILE_COMBOS) return { problem: words.fileTooMany(MAX_FILE_COMBOS) };
  const combos = rows.flatMap((row, n) => readForeignCombo(row, String(n + 1)) ?? []);
  if (combos.length === 0) return { problem: words.fileEmpty };
  return { combos, skipped: rows.length - combos.length };
}
