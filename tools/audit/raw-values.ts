/*
 * What the wiki's cells say. Every reader answers `undefined` for a cell that it cannot read for sure: an audit that guesses finds
 * mistakes that are its own.
 */

type Frames = Readonly<Record<"min" | "max", number>>;

/** One number of an advantage with the letters behind it, `a` = airborne, in the order of the alphabet. */
type RawAdvantage = Frames & { readonly letters: string };

/** The first frames of each hit of a cell: `,i20~22 i5` -> 20 to 22 and 5 to 5. What stands in brackets is another way to do it. */
export function startupsOf(cell: string | undefined): Frames[] | undefined {
  const text = cell
    ?.replace(/\([^)]*\)/g, " ")
    .replace(/\bpc\d+/g, " ")
    .trim();
  if (text === undefined || !/^,?\s*i?\d/.test(text) || /[?/]|~$|-$/.test(text)) return undefined;
  const hits = text.split(/[\s,]+/).filter((word) => word !== "");
  const frames = hits.map((hit) => /^i?(\d+)(?:[~-]i?(\d+))?$/.exec(hit));
  if (frames.some((one) => one === null)) return undefined;
  const read = frames.map((one) => ({ min: Number(one?.[1]), max: Number(one?.[2] ?? one?.[1]) }));
  // A range from more to less is a slip.
  return read.every(({ min, max }) => min <= max) ? read : undefined;
}

const ONE_ADVANTAGE = /^([+-]?)(\d+)((?:th|[acdgsw])*)(?:~([+-]?)(\d+)((?:th|[acdgsw])*))?$/;

/**
 * The values of an advantage, several where the cell has several (`+20a / -4`). What stands in brackets is what is left when the
 * opponent recovers. `undefined`: a stance or a word decides.
 */
export function advantagesOf(cell: string | undefined): RawAdvantage[] | undefined {
  const text = cell
    ?.replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, "$1")
    .replace(/\([^)]*\)/g, "")
    .replace(/\b(?:FU|FD)(?:FA|FT)\b/g, "")
    .replace(/(\d[a-z]*) ([gc])$/, "$1$2")
    .trim();
  if (text === undefined || text === "") return undefined;
  const read = text.split(/\s*\/\s*|\s+(?=[+-])/).map(advantageOf);
  return read.every((one) => one !== undefined) ? read : undefined;
}

function advantageOf(text: string): RawAdvantage | undefined {
  const [, sign, first, letters = "", lastSign, last, lastLetters = ""] = ONE_ADVANTAGE.exec(text) ?? [];
  if (first === undefined) return undefined;
  // A second end without a sign has that of the first: `-12~13` are -12 and -13.
  const ends = [Number(`${sign}${first}`), Number(`${lastSign || sign}${last ?? first}`)];
  const all = [...new Set(letters + lastLetters)].sort().join("");
  return { min: Math.min(...ends), max: Math.max(...ends), letters: all };
}

/** Points of a hit: alone, and behind the hits before it where the cell has another number for that, `20 (14)`. */
type RawPoints = Readonly<Record<"alone" | "scaled", number>>;

/** Points of each hit of a cell, `,20,8 (5)`; `[12;12]` is recoverable. */
export function pointsOf(cell: string | undefined): RawPoints[] | undefined {
  const text = cell
    ?.trim()
    .replace(/^,/, "")
    .replace(/\[(\d+)(?:;\d+)?\]/g, "$1");
  if (text === undefined || text === "") return undefined;
  const hits = text.split(",").map((hit) => /^\s*(\d+)\+?\s*(?:\((\d+)\))?\s*$/.exec(hit));
  if (hits.some((hit) => hit === null)) return undefined;
  return hits.map((hit) => {
    const [alone, scaled] = [Number(hit?.[1]), Number(hit?.[2] ?? hit?.[1])];
    return { alone, scaled };
  });
}

/** Frames of a recovery, `r21 FC` -> 21, and where it says so that after contact, `(t27 r17)`. */
export function recoveryOf(cell: string | undefined, notes: readonly string[] = []): number | undefined {
  const faster = notes.find((note) => /recovers \d+f (?:faster|slower) on (?:hit or )?block/i.test(note));
  const contact = /\br(\d+)/.exec(faster ?? "")?.[1];
  const own = /^r?(\d+)(?!\?)\b/.exec(cell?.trim() ?? "")?.[1];
  const frames = faster === undefined ? own : contact;
  return frames === undefined ? undefined : Number(frames);
}

/** One line a note, without the signs of a list. */
export function notesOf(notes = ""): string[] {
  return notes.split("\n").flatMap((line) => line.replace(/^[*\s]+/, "").trim() || []);
}

/** What a note says of the time before a hit: the button that gets in, or that nothing does. `from` is the hit before, from 1. */
export interface RawGap {
  readonly kind: "interrupt" | "jail";
  readonly from: number | undefined;
  readonly frames: number | undefined;
}

const FROM = /from (\d+)(?:st|nd|rd|th)\b/i;

export function gapsOf(notes: readonly string[]): RawGap[] {
  return notes.flatMap((note): RawGap[] => {
    const from = Number(FROM.exec(note)?.[1]) || undefined;
    const frames = Number(/\bi(\d+)/.exec(note)?.[1]) || undefined;
    const plain = note.replace(/\([^)]*\)/g, "");
    if (/^(?:only )?jails?\b/i.test(plain)) return [{ kind: "jail", from, frames: undefined }];
    const isAfterHit = /\bhit\b/i.test(plain) && !/\bblock\b/i.test(plain);
    return /^interrupt\b/i.test(plain) && !isAfterHit ? [{ kind: "interrupt", from, frames }] : [];
  });
}

/** The sides to which a step escapes, `Whiffs vs SSR, SW from 1st block` -> ssr, swl, swr. Empty: no note says so. */
export function whiffSidesOf(notes: readonly string[]): string[] {
  return sidesIn(whiffNotesOf(notes).join(" ").replace(REMARK, ""));
}

/** Whether a note doubts a side of its own: `May whiff vs SSR`, `Whiffs vs SWR (inconsistent)`. What is said of being hit is no matter. */
export function isWhiffDoubted(notes: readonly string[]): boolean {
  return whiffNotesOf(notes).some((note) => {
    const remarks = note.match(REMARK) ?? [];
    const own = sidesIn(note.replace(REMARK, ""));
    const isDoubt = (remark: string) =>
      sidesIn(remark).length === 0 || sidesIn(remark).some((side) => own.includes(side));
    return /^may\b/i.test(note) || (!/\d\w* hit\b/.test(note) && remarks.some(isDoubt));
  });
}

const REMARK = /\([^)]*\)/g;

const whiffNotesOf = (notes: readonly string[]) =>
  notes.filter((note) => /^(?:may )?whiffs? vs\b/i.test(note));

function sidesIn(text: string): string[] {
  const all = (text.match(/\bS[SW][LR]?\b/g) ?? []).flatMap((side) =>
    side.length === 3 ? [side] : [`${side}L`, `${side}R`],
  );
  return [...new Set(all.map((side) => side.toLowerCase()))].sort();
}

/** "Homing during heat" is another thing. */
export function isHoming(notes: readonly string[]): boolean {
  return notes.some((note) => /^homing$/i.test(note));
}
