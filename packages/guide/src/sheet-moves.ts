import { PANELS, type SheetField } from "@tactician/contract";
import type { SheetPath } from "./finding.ts";
import type { CharacterFile } from "./schema.ts";

/** One move string of a sheet and where it stands; each alternative of a mini combo's follow-up is one. */
export interface SheetMove {
  readonly path: SheetPath;
  readonly text: string;
}

/** The answers of an anti-guide (`punish`, `counter`) belong to whoever plays against the character. */
const ANTI_GUIDE: SheetField = {
  field: "counterSchema",
  moves: ["move"],
  texts: ["weakSide", "overview", "counterStrategy", "description", "purpose", "details"],
};

export const SHEET_FIELDS: ReadonlyMap<string, SheetField> = new Map(
  [...PANELS.flatMap(({ fields }) => fields), ANTI_GUIDE].map((row) => [row.field, row]),
);

/** Every string of a sheet that names moves of its own character, in the order of the file. Throw breaks are no moves. */
export function listSheetMoves(sheet: CharacterFile): SheetMove[] {
  return listStrings(sheet, "moves").flatMap(({ path, text }) =>
    path[0] === "guaranteedFollowUps" && path[2] === "followUp"
      ? splitAlternatives(text).map((alternative) => ({ path, text: alternative }))
      : { path, text },
  );
}

/** The move strings of one list in this part of its entries: the `launchers` of `importantCombos`. */
export function listMovesAt(sheet: CharacterFile, field: keyof CharacterFile, part: string): SheetMove[] {
  return listSheetMoves(sheet).filter(({ path }) => path[0] === field && path[2] === part);
}

/** Every text of a sheet that names moves of its own character in words, in the order of the file. */
export function listSheetTexts(sheet: CharacterFile): SheetMove[] {
  return listStrings(sheet, "texts");
}

function listStrings(sheet: CharacterFile, kind: "moves" | "texts"): SheetMove[] {
  return Object.entries(sheet).flatMap(([field, value]) => {
    const keys = SHEET_FIELDS.get(field)?.[kind];
    return keys === undefined ? [] : stringsBehind(keys, value, [field], field);
  });
}

function stringsBehind(keys: readonly string[], value: unknown, path: SheetPath, key: string): SheetMove[] {
  if (typeof value === "string") return keys.includes(key) ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, n) => stringsBehind(keys, entry, [...path, n], key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => stringsBehind(keys, entry, [...path, name], name));
}

/**
 * The alternatives of a mini combo's follow-up, which stand between ` - `: `d 2 - f n d df 1` -> `d 2` and `f n d df 1`.
 * A hyphen without spaces belongs to its word.
 */
export function splitAlternatives(text: string): string[] {
  return text
    .split(/\s+-\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
