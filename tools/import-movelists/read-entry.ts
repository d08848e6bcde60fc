import type { Advantage } from "@tactician/game";
import type { NoteFacts } from "./notes/note-facts.ts";
import { readAdvantage } from "./read-advantage.ts";
import { type CrushWindow, readCrush } from "./read-crush.ts";
import { type DamagePart, readDamage } from "./read-damage.ts";
import { readNotes } from "./read-notes.ts";
import { type RecoveryFacts, readReach, readRecovery, readTotalFrames } from "./read-recovery.ts";
import { readStartup, type StartupFacts } from "./read-startup.ts";
import { readTarget, type TargetFacts } from "./read-target.ts";
import { readTracking } from "./read-tracking.ts";
import type { Reading } from "./reading.ts";
import { cleanText, listItems, type PlacedRow } from "./source-row.ts";
import { type ImportTally, increment } from "./tally.ts";

/** One source row with every field read on its own, before the parents are joined to it. */
export interface Entry {
  readonly id: string;
  readonly row: PlacedRow;
  readonly name?: string;
  /** The values continue the parent's (`,10`) and do not stand for the whole string. */
  readonly added: boolean;
  readonly target?: TargetFacts;
  readonly damage?: readonly DamagePart[];
  readonly startup?: StartupFacts;
  readonly block?: Advantage;
  readonly hit?: Advantage;
  readonly counterHit?: Advantage;
  readonly crush?: readonly CrushWindow[];
  readonly recovery?: RecoveryFacts;
  readonly totalFrames?: number;
  readonly reach?: number;
  readonly tracksLeft?: number;
  readonly tracksRight?: number;
  readonly notes: NoteFacts;
  readonly unsure: ReadonlySet<string>;
}

type FieldName =
  | "target"
  | "damage"
  | "startup"
  | "block"
  | "hit"
  | "ch"
  | "crush"
  | "recv"
  | "tot"
  | "reach"
  | "tracksLeft"
  | "tracksRight";

/** Names of the model for fields that the source marks with a question mark. */
const MODEL_NAMES: Readonly<Record<FieldName, string>> = {
  target: "hits",
  damage: "damage",
  startup: "startup",
  block: "block",
  hit: "hit",
  ch: "counterHit",
  crush: "crush",
  recv: "recovery",
  tot: "totalFrames",
  reach: "reach",
  tracksLeft: "tracking",
  tracksRight: "tracking",
};

/** Reads one row; what cannot be read goes to the tally and is left out. */
export function readEntry(character: string, id: string, row: PlacedRow, tally: ImportTally): Entry {
  const notes = readNoteField(character, id, row, tally);
  const unsure = new Set(notes.unsure);
  function field<T>(name: FieldName, reader: (source: string) => Reading<T>): T | undefined {
    const source = row[name] === undefined ? "" : cleanText(row[name]);
    if (source === "") return undefined;
    increment(tally.totals, name);
    const reading = reader(source);
    if (!reading.ok) {
      tally.unread.push({
        character,
        move: id,
        field: name,
        value: source,
        why: reading.why,
        line: row.line,
      });
      return undefined;
    }
    if (reading.unsure) {
      increment(tally.unsure, name);
      unsure.add(MODEL_NAMES[name]);
    }
    return reading.value;
  }
  const name = row.name === undefined ? undefined : listItems(row.name)[0];
  const startup = field("startup", readStartup);
  const active = startup?.ranges.at(-1);
  const activeFrames = active?.max === undefined ? 0 : active.max - active.min;
  const unsigned = { damage: row.damage ?? "" };
  return withoutUndefined({
    id,
    row,
    name,
    added: isAdded(row),
    target: field("target", readTarget),
    damage: field("damage", readDamage),
    startup,
    block: field("block", (text) => readAdvantage(text, { activeFrames, isBlock: true })),
    hit: field("hit", (text) => readAdvantage(text, { activeFrames, unsigned })),
    counterHit: field("ch", (text) => readAdvantage(text, { activeFrames, unsigned })),
    crush: field("crush", readCrush),
    recovery: field("recv", readRecovery),
    totalFrames: field("tot", readTotalFrames),
    reach: field("reach", readReach),
    tracksLeft: field("tracksLeft", readTracking),
    tracksRight: field("tracksRight", readTracking),
    notes,
    unsure,
  });
}

/** A row continues its parent when any of its values says so, or when it has none (a cancel, a stance). */
function isAdded(row: PlacedRow): boolean {
  const values = [row.target, row.damage, row.startup].filter((value) => value !== undefined);
  return values.length === 0 || values.some((value) => value.trim().startsWith(","));
}

function readNoteField(character: string, id: string, row: PlacedRow, tally: ImportTally): NoteFacts {
  const { facts, lines } = readNotes(row.notes ?? "");
  for (const line of lines) {
    if (line.topic === undefined) {
      const near = line.near === undefined ? "" : `(${line.near}) `;
      increment(tally.notModelled, near + line.text.replace(/\d+/g, "#"));
      continue;
    }
    const name = `notes: ${line.topic}`;
    increment(tally.totals, name);
    if (!line.isRead)
      tally.unread.push({
        character,
        move: id,
        field: name,
        value: line.text,
        why: "no pattern reads it",
        line: row.line,
      });
  }
  return facts;
}

/** `T` with its members that may be undefined turned into optional ones, as `exactOptionalPropertyTypes` asks. */
type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without its undefined members. */
export function withoutUndefined<T extends object>(source: T): WithoutUndefined<T> {
  const entries = Object.entries(source).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as WithoutUndefined<T>;
}
