import { type Advantage, defined, type Move, type Transition } from "@tactician/game";
import type { NoteFacts } from "./notes/note-facts.ts";
import { readAdvantage } from "./read-advantage.ts";
import {
  type Reading,
  readCrush,
  readDamage,
  readReach,
  readRecovery,
  readStartup,
  readTarget,
  readTotalFrames,
  readTracking,
  Unreadable,
} from "./read-cells.ts";
import { readNotes } from "./read-notes.ts";
import { cleanText, listItems, type PlacedRow, type SourceRow } from "./source-row.ts";
import { type ImportTally, increment } from "./tally.ts";

/** What the model calls fields that have another name there. */
const MODEL_NAMES: { readonly [Field in keyof SourceRow]?: string } = {
  ...{ target: "hits", ch: "counterHit", recv: "recovery", tot: "totalFrames" },
  ...{ tracksLeft: "tracking", tracksRight: "tracking" },
};

export type Entry = ReturnType<typeof readEntry>;

/** Reads one row; what cannot be read goes to the tally and is left out. */
export function readEntry(character: string, id: string, row: PlacedRow, tally: ImportTally) {
  const notes = readNoteField(character, id, row, tally);
  const unsure = new Set(notes.unsure);
  function field<T>(name: keyof SourceRow, reader: (source: string) => Reading<T>): T | undefined {
    const source = row[name] === undefined ? "" : cleanText(row[name]);
    if (source === "") return undefined;
    increment(tally.totals, name);
    try {
      const reading = reader(source);
      if (reading.unsure) {
        increment(tally.unsure, name);
        unsure.add(MODEL_NAMES[name] ?? name);
      }
      return reading.value;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message: why } = error;
      tally.unread.push({ character, move: id, field: name, value: source, why, line: row.line });
      return undefined;
    }
  }
  const name = row.name === undefined ? undefined : listItems(row.name)[0];
  const startup = field("startup", readStartup);
  const active = startup?.ranges.at(-1);
  const activeFrames = active?.max === undefined ? 0 : active.max - active.min;
  const unsigned = { damage: row.damage ?? "" };
  const target = field("target", readTarget);
  return defined({
    id,
    row,
    name,
    /** The values continue the parent's (`,10`) instead of covering the whole string. */
    added: isAdded(row),
    target,
    damage: field("damage", readDamage),
    startup,
    block: field("block", (text) =>
      readAdvantage(text, { activeFrames, isBlock: true, hits: target?.hits.length }),
    ),
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

/** A row continues its parent if any of its values says so, or if it has none (a cancel, a stance). */
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
    const unread = { character, move: id, field: name, value: line.text, line: row.line };
    if (!line.isRead) tally.unread.push({ ...unread, why: "no pattern reads it" });
  }
  return facts;
}

/** An entry's transitions with their advantages in order; where the order is unclear, without them and with a finding. */
export function orderTransitions(
  character: string,
  entry: Entry,
  parent: Entry | undefined,
  tally: ImportTally,
): Transition[] {
  return entry.notes.transitions.map((transition) => {
    const ordered = orderAdvantages(transition, entry, parent);
    if (ordered !== undefined) return ordered;
    const { block, hit, counterHit, ...rest } = transition;
    tally.unread.push({
      character,
      move: entry.id,
      field: "notes: transition",
      value: [transition.into, transition.input].join(" ").trim(),
      why: "unclear which advantage is on block and which on hit",
      line: entry.row.line,
    });
    return rest;
  });
}

type OwnAdvantages = Pick<Move, "block" | "hit">;

/** Effects that, if the move lacks them on block, it can only have on hit. */
const ON_HIT_ONLY: ReadonlySet<string> = new Set(["airborne", "down", "crouching", "guard"]);

/**
 * Puts a transition's advantages in order. Notes write block before hit (`-1/+15`), but some write hit first: Kuma's SS.1+2 (-3, +6c)
 * goes into HBS with `+12 +3`. A sign of that is a greater first value, or an effect of a hit on the first alone (`+12g, +0`).
 * A greater first value is right if both are the move's own advantages shifted by the same amount (Alisa's H.2+3), or those of the
 * move before, whose contact counts if this one is cancelled (Asuka's uf+1,2). Undefined if the order is unclear.
 */
export function orderAdvantages(
  transition: Transition,
  own: OwnAdvantages,
  before: OwnAdvantages | undefined,
): Transition | undefined {
  const { block, hit, counterHit } = transition;
  if (block === undefined || hit === undefined) return transition;
  const isHitFirst = hasEffectOfHit(block) && !hasEffectOfHit(hit) && !hasEffectOfHit(own.block);
  if (!isHitFirst && block.min <= hit.min) return transition;
  if (counterHit !== undefined) return undefined;
  const swapped = { ...transition, block: hit, hit: block };
  if (isHitFirst) return swapped;
  for (const base of [own, before]) {
    if (isShifted(block, hit, base)) return transition;
    if (isShifted(hit, block, base)) return swapped;
  }
  return undefined;
}

function hasEffectOfHit(advantage: Advantage | undefined): boolean {
  return advantage?.effects?.some((effect) => ON_HIT_ONLY.has(effect)) === true;
}

function isShifted(block: Advantage, hit: Advantage, base: OwnAdvantages | undefined): boolean {
  if (base?.block === undefined || base.hit === undefined) return false;
  return block.min - base.block.min === hit.min - base.hit.min;
}
