import { historyRecord, readHistoryRecord } from "@tactician/drills";
import { fieldsOf, parseJson } from "@tactician/game";
import { parseMetMatch, parseNote } from "@tactician/mine";
import type { Combo } from "../../../kept/core/combo.ts";
import { readComboFile } from "../../../kept/core/combo-file.ts";
import { parseDecks, parseDrillSettings } from "../../../kept/core/drill-settings.ts";
import { readForeignCombo } from "../../../kept/core/stored-combos.ts";
import { CHOICES, type MyData, NO_DATA } from "./my-data.ts";

/*
 * One file for everything that a browser keeps of a visitor's, and what a link carries. Read are also the files of combos and of drills
 * that earlier versions saved. Whoever wrote a file: known fields alone are taken, one by one, each by the reader of its kind.
 */

/** Raised when something in it changes its meaning. */
const DATA_VERSION = 1;

/** Characters: 10,000 notes of usual length and 5,000 matches are 8 MB. */
export const LONGEST_DATA = 60_000_000;
const LONGEST_CHOICE = 100_000;
const MOST_COMBOS = 5000;
const MOST_RECORDS = 100_000;

export type DataProblem = "too large" | "no data" | "of a later version";
/** `skipped` entries were broken and are left out. */
export type ReadData =
  | { readonly data: MyData; readonly skipped: number }
  | { readonly problem: DataProblem };

export function formatData({
  combos,
  history,
  decks,
  drillSettings,
  notes,
  matches,
  choices,
}: MyData): string {
  return JSON.stringify({
    tactician: DATA_VERSION,
    ...{ combos, drills: historyRecord(history), decks, drillSettings, notes, matches, choices },
  });
}

/** Reads the text of a file or a link; never throws. */
export function parseData(text: string): ReadData {
  if (text.length > LONGEST_DATA) return { problem: "too large" };
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  const fields = fieldsOf(value);
  if (fields.tactician === undefined) return parseOlder(text, value);
  const version = fields.tactician;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return { problem: "no data" };
  if (version > DATA_VERSION) return { problem: "of a later version" };
  const drills = fields.drills === undefined ? undefined : readHistoryRecord(fields.drills);
  if (drills !== undefined && "problem" in drills && drills.problem === "of a later version")
    return { problem: drills.problem };
  const broken = { history: NO_DATA.history, skipped: drills === undefined ? 0 : 1 };
  const learnt = drills !== undefined && "history" in drills ? drills : broken;
  const lists = {
    combos: readList(fields.combos, MOST_COMBOS, (row, n): Combo | undefined =>
      readForeignCombo(row, `${n + 1}`),
    ),
    notes: readList(fields.notes, MOST_RECORDS, parseNote),
    matches: readList(fields.matches, MOST_RECORDS, parseMetMatch),
  };
  const { combos, notes, matches } = lists;
  const skipped = combos.skipped + notes.skipped + matches.skipped + learnt.skipped;
  return {
    data: {
      ...{ combos: combos.read, notes: notes.read, matches: matches.read, history: learnt.history },
      decks: parseDecks(Array.isArray(fields.decks) ? fields.decks.slice(0, MOST_RECORDS) : []),
      drillSettings:
        fields.drillSettings === undefined ? undefined : parseDrillSettings(fields.drillSettings),
      choices: readChoices(fields.choices),
    },
    skipped,
  };
}

/** Files of drills and of combos, as they were before there was one for everything, and are still saved by their pages. */
function parseOlder(text: string, value: unknown): ReadData {
  const drills = readHistoryRecord(value);
  if (!("problem" in drills))
    return { data: { ...NO_DATA, history: drills.history }, skipped: drills.skipped };
  if (drills.problem === "of a later version") return { problem: drills.problem };
  const combos = readComboFile(text);
  if (!("problem" in combos)) return { data: { ...NO_DATA, combos: combos.combos }, skipped: combos.skipped };
  const { format, version } = fieldsOf(value);
  const isLater = format === "tactician-combos" && typeof version === "number" && version > 1;
  return { problem: isLater ? "of a later version" : "no data" };
}

function readList<One>(
  value: unknown,
  most: number,
  read: (row: unknown, place: number) => One | undefined,
): { readonly read: One[]; readonly skipped: number } {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const known = rows.slice(0, most).flatMap((row, place) => read(row, place) ?? []);
  return { read: known, skipped: rows.length - known.length };
}

/** What each text means is read by who uses it, as if it came out of the storage. */
function readChoices(value: unknown): MyData["choices"] {
  const fields = fieldsOf(value);
  return Object.fromEntries(
    CHOICES.flatMap((key) => {
      const text = fields[key];
      return typeof text === "string" && text !== "" && text.length <= LONGEST_CHOICE ? [[key, text]] : [];
    }),
  );
}
