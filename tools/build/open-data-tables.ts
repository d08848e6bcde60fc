import {
  type Character,
  type CharacterChanges,
  type CharacterMoves,
  characterChangesSchema,
  characterMovesSchema,
  characterSchema,
  joinSides,
  type MatchupSide,
  type OpenDataTableName,
} from "@tactician/contract";
import { type Answer, CHARACTERS } from "@tactician/game";
import type { MatchupCount } from "@tactician/statistics";
import * as z from "zod/mini";
import { type Cell, listCell } from "./csv.ts";

/** A table of the archive: rows for CSV, and what its JSON file holds, with a schema of that. */
export interface Table {
  readonly name: OpenDataTableName;
  /** Names of its columns and what they mean. */
  readonly columns: readonly (readonly [name: string, meaning: string])[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the JSON file is, in a sentence. */
  readonly shape: string;
  readonly json: unknown;
  readonly schema: z.core.$ZodType;
}

/** What is said of a row in each column. */
type Columns<Row> = readonly (readonly [name: string, meaning: string, read: (row: Row) => Cell])[];

function table<Row>({
  columns,
  rows,
  ...about
}: Omit<Table, "columns" | "rows"> & { columns: Columns<Row>; rows: readonly Row[] }): Table {
  return {
    ...about,
    columns: columns.map(([name, meaning]) => [name, meaning]),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  };
}

const NOTATION = "site notation, such as df 2";
const CHARACTER = "id of the character, such as devil-jin";

export function movelistsTable(documents: readonly CharacterMoves[]): Table {
  return table({
    name: "movelists",
    shape: "a list of movelists, one for each character, with all facts of each move",
    json: documents,
    schema: z.array(characterMovesSchema),
    rows: documents.flatMap(({ _id, moves }) => moves.map((move) => ({ ...move, character: _id }))),
    columns: [
      ["character", CHARACTER, ({ character }) => character],
      ["id", "the source's command, unique for the character", ({ id }) => id],
      ["command", NOTATION, ({ command }) => command],
      ["name", "name of the move", ({ name }) => name],
      ["parent", "id of the move that this one continues", ({ parent }) => parent],
      ["from", "stances or states it is done from; empty: standing", ({ from }) => listCell(from)],
      ["levels", "level of each hit, in order", ({ hits }) => listCell(hits.map(({ level }) => level))],
      ["damage", "points, all hits together", ({ damage }) => damage],
      ["startup_min", "frames until the first hit", ({ startup }) => startup?.min],
      ["startup_max", "the same, last active frame; empty: one frame", ({ startup }) => startup?.max],
      ["block_min", "frames of advantage on block, the worst", ({ block }) => block?.min],
      ["block_max", "the same, the best of a range", ({ block }) => block?.max],
      ["hit_min", "frames of advantage on hit, the worst", ({ hit }) => hit?.min],
      ["hit_max", "the same, the best of a range", ({ hit }) => hit?.max],
      ["hit_effects", "what the hit does, such as airborne", ({ hit }) => listCell(hit?.effects)],
      [
        "counter_hit_min",
        "frames of advantage on counter hit, the worst",
        ({ counterHit }) => counterHit?.min,
      ],
      ["counter_hit_max", "the same, the best of a range", ({ counterHit }) => counterHit?.max],
      ["counter_hit_effects", "what the counter hit does", ({ counterHit }) => listCell(counterHit?.effects)],
      ["recovery", "frames after a whiff", ({ recovery }) => recovery?.frames],
      ["total_frames", "frames in all", ({ totalFrames }) => totalFrames],
      ["reach", "metres", ({ reach }) => reach],
      [
        "tracking_left",
        "frames of a sidestep that it still follows to its left",
        (row) => row.tracking?.left,
      ],
      ["tracking_right", "the same to its right", (row) => row.tracking?.right],
      ["throw_break", "buttons that break the throw", ({ throwBreak }) => listCell(throwBreak)],
      ["requires", "what must be there besides, such as heat", ({ requires }) => listCell(requires)],
      ["properties", "such as homing, tornado, heat engager", ({ properties }) => listCell(properties)],
    ],
  });
}

type Change = CharacterChanges["changes"][number];

export function historiesTable(documents: readonly CharacterChanges[]): Table {
  const punished = (row: Change) => ("punishedBy" in row ? row.punishedBy : undefined);
  return table({
    name: "histories",
    shape: "a list of histories, one for each character, newest change first",
    json: documents,
    schema: z.array(characterChangesSchema),
    rows: documents.flatMap(({ _id, changes }) => changes.map((change) => ({ ...change, character: _id }))),
    columns: [
      ["character", CHARACTER, ({ character }) => character],
      ["date", "day of the data that has it first, such as 2026-03-20", ({ date }) => date],
      ["patch", "version of the patch that did it", ({ patch }) => patch],
      ["kind", "changed by the game, corrected by the source, or recorded first", ({ kind }) => kind],
      ["effect", "better, worse or neither for who plays the move", ({ effect }) => effect],
      ["move", "id of the move in movelists", ({ move }) => move],
      ["command", NOTATION, ({ command }) => command],
      ["field", "which fact; move: the move itself", ({ field }) => field],
      [
        "what",
        "of the move itself: added, removed, renamed",
        (row) => ("what" in row ? row.what : undefined),
      ],
      ["from", "value before, as in movelists.json; empty: none", ({ from }) => valueCell(from)],
      ["to", "value since then", (row) => ("to" in row ? valueCell(row.to) : undefined)],
      ["punished_by_before", "characters who could punish it on block", (row) => punished(row)?.before],
      ["punished_by_after", "characters who can since then", (row) => punished(row)?.after],
    ],
  });
}

/** Numbers and texts as they are, all else as JSON. */
function valueCell(value: unknown): Cell {
  return typeof value === "object" ? JSON.stringify(value) : (value as Cell);
}

export function answersTable(sides: readonly MatchupSide[]): Table {
  const found = sides.flatMap((me) =>
    sides.flatMap((them) =>
      joinSides(me, them).situations.flatMap(({ move, frames, goesOn, answers: [answer] }) =>
        answer === undefined ? [] : { me: me._id, them: them._id, move, frames, goesOn, answer },
      ),
    ),
  );
  const [text, flag, number] = [z.string(), z.boolean(), z.nullable(z.number())];
  const cells = [
    text,
    text,
    text,
    z.number(),
    text,
    number,
    number,
    number,
    flag,
    flag,
    z.nullable(text),
  ] as const;
  const made = table({
    name: "answers",
    shape: "columns, and rows as lists; null where nothing is known. A move without an answer has no row",
    json: undefined,
    schema: z.object({ columns: z.array(text), rows: z.array(z.tuple(cells)) }),
    rows: found,
    columns: [
      ["me", "id of the character who answers", ({ me }) => me],
      ["them", "id of the character whose move it is; may be the same", ({ them }) => them],
      ["move", `their move, ${NOTATION}; two rows where it can leave them in two ways`, ({ move }) => move],
      ["frames", "frames of disadvantage on block that are certain", ({ frames }) => frames],
      ["answer", `my best answer, ${NOTATION}`, ({ answer }) => answer.move],
      ["answer_frames", "frames from the end of block until it hits", ({ answer }) => answer.frames],
      ["damage", "points of the answer alone", ({ answer }) => answer.damage],
      ["total", "estimated points with the combo behind it", ({ answer }) => answer.total],
      ["launches", "true or false", ({ answer }) => answer.launches],
      [
        "goes_on",
        "true: a hit may follow, the answer is for when none does",
        (row) => row.goesOn !== undefined,
      ],
      ["when", "ducked, before hit 2, only if early; empty: after the block", ({ answer }) => whenOf(answer)],
    ],
  });
  // JSON writes what is not there in a list as null.
  return { ...made, json: { columns: made.columns.map(([name]) => name), rows: made.rows } };
}

/** What an answer needs besides its frames after the block; `onlyIfEarly`: the first active frame was blocked. */
function whenOf({ beforeHit, ducked, onlyIfEarly }: Answer): Cell {
  const words = [beforeHit && `before hit ${beforeHit}`, ducked && "ducked", onlyIfEarly && "only if early"];
  return listCell(words.filter((word) => typeof word === "string")) || undefined;
}

interface SheetRow {
  readonly panel: string;
  readonly list: string;
  readonly move: string;
  readonly followUp?: Cell;
  readonly easier?: Cell;
  readonly breaks?: Cell;
  readonly frames?: number;
  readonly damage?: { readonly min: number; readonly max: number } | undefined;
  readonly atLeast?: number | undefined;
}

export function sheetsTable(documents: readonly Character[]): Table {
  return table({
    name: "sheets",
    shape: "a list of sheets, one for each character, without creator notes",
    json: documents.map(({ creatorNotes: _, ...sheet }) => sheet),
    schema: z.array(z.omit(characterSchema, { creatorNotes: true })),
    rows: documents.flatMap((sheet) => sheetRows(sheet).map((row) => ({ ...row, character: sheet._id }))),
    columns: [
      ["character", CHARACTER, ({ character }) => character],
      ["panel", "panel of the sheet, as in its address", ({ panel }) => panel],
      ["list", "field of sheets.json that has it", ({ list }) => list],
      ["move", `${NOTATION}; of a combo one of its launchers`, ({ move }) => move],
      ["follow_up", "what comes after it, one step after the other", ({ followUp }) => followUp],
      ["easier_follow_up", "an easier route", ({ easier }) => easier],
      ["break", "buttons that break the throw", ({ breaks }) => breaks],
      ["frames", "of a punisher: frames of disadvantage that it needs", ({ frames }) => frames],
      ["damage_min", "estimated points of move and follow-up", ({ damage }) => damage?.min],
      ["damage_max", "the same with the best launcher or follow-up", ({ damage }) => damage?.max],
      ["damage_at_least", "of a route that is not known to its end: up to there", ({ atLeast }) => atLeast],
    ],
  });
}

function sheetRows(sheet: Character): SheetRow[] {
  const { heatSystem, mostImportantGrabs: grabs, guaranteedFollowUps: follows, wallCombos } = sheet;
  const combos = sheet.importantCombos.map(({ followUps, followUpSimple, ...combo }) => ({
    ...{ ...combo, followUp: listCell(followUps), easier: listCell(followUpSimple) },
  }));
  const chains = sheet.chainThrows.map((chain) => ({
    ...{ move: chain.throw.join("; "), followUp: listCell(chain.followUp) },
    breaks: listCell([...chain.throwBreak, ...chain.followUpBreak]),
  }));
  const lists: [panel: string, list: keyof Character, rows: Omit<SheetRow, "panel" | "list">[]][] = [
    ["heat", "heatSystem", heatSystem.map((row) => ({ move: row.engager, followUp: row.ender }))],
    ["grabs", "mostImportantGrabs", grabs.map(({ move, escape: breaks }) => ({ move, breaks }))],
    ["mini-combos", "guaranteedFollowUps", follows.map((row) => ({ ...row, damage: rangeOf(row.damages) }))],
    ["heat-engagers", "heatEngagers", sheet.heatEngagers],
    ["punishers", "punishers", sheet.punishers.startup],
    ["punishers", "whiffPunishers", sheet.whiffPunishers.map((move) => ({ move }))],
    ["combos", "importantCombos", combos.flatMap((row) => row.launchers.map((move) => ({ ...row, move })))],
    ["chain-throws", "chainThrows", chains],
    ["wall-combos", "wallCombos", [...wallCombos.general, ...wallCombos.withTornado]],
    ["enders", "comboEnders", sheet.comboEnders],
  ];
  return lists.flatMap(([panel, list, rows]) => rows.map((row) => ({ ...row, panel, list })));
}

function rangeOf(damages: readonly (number | null)[] = []): SheetRow["damage"] {
  const known = damages.filter((damage) => damage !== null);
  return known.length === 0 ? undefined : { min: Math.min(...known), max: Math.max(...known) };
}

const worldSchema = z.array(
  z.object({
    version: z.int(),
    ...{ me: z.string(), them: z.string(), matches: z.int(), wins: z.int(), draws: z.int() },
  }),
);

const IDS: ReadonlyMap<number, string> = new Map(
  CHARACTERS.map(({ gameId, characterId }) => [gameId, characterId]),
);

/** Of every version the counts of everybody's matches. Characters that this release does not know are left out. */
export function worldTable(counts: ReadonlyMap<number, readonly MatchupCount[]>): Table {
  const json = [...counts].flatMap(([version, cells]) =>
    cells.flatMap((cell): z.infer<typeof worldSchema> => {
      const [me, them] = [IDS.get(cell.me), IDS.get(cell.them)];
      if (me === undefined || them === undefined) return [];
      // Field by field: whatever else a count may have one day stays here.
      return [{ version, me, them, matches: cell.matches, wins: cell.wins, draws: cell.draws }];
    }),
  );
  return table({
    name: "world",
    shape: "the same rows as objects",
    json,
    schema: worldSchema,
    rows: json,
    columns: [
      ["version", "of the game, as the replay service numbers it, such as 30101", ({ version }) => version],
      ["me", CHARACTER, ({ me }) => me],
      ["them", "id of the opponent's character", ({ them }) => them],
      ["matches", "from both sides: a mirror match counts twice", ({ matches }) => matches],
      ["wins", "of them won by me, without draws", ({ wins }) => wins],
      ["draws", "of them drawn", ({ draws }) => draws],
    ],
  });
}
