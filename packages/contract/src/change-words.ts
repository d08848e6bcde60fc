import type { ToldChange, ToldField } from "./changes.ts";
import { advantageText, levelWords, startupText } from "./facts-words.ts";

/*
 * Changes of frame data in a sentence: "df 2 on block -12 -> -14: punishable by twelve more characters". The page, the feeds and
 * the marks at moves take their texts from here.
 */

/** A change in two parts: what it was and became, and what that means where one can say it. */
interface ChangeWords {
  readonly figures: string;
  readonly meaning: string | undefined;
}

/** Why a fact is another one, in the order in which it is chosen from. */
export const KIND_WORDS: ReadonlyMap<ToldChange["kind"], string> = new Map([
  ["changed", "Changed by a patch"],
  ["corrected", "Corrected in the data"],
  ["recorded", "Recorded for the first time"],
]);

/** What each field is called, in the order in which it is chosen from. */
export const FIELD_WORDS: ReadonlyMap<ToldChange["field"], string> = new Map([
  ["startup", "startup"],
  ["block", "on block"],
  ["hit", "on hit"],
  ["counterHit", "on counter hit"],
  ["damage", "damage"],
  ["hits", "levels"],
  ["throwBreak", "break"],
  ["move", "moves"],
]);

/** `{ figures: "on block -12 -> -14", meaning: "punishable by twelve more characters" }`. */
export function changeWords(change: ToldChange): ChangeWords {
  return { figures: figuresOf(change), meaning: meaningOf(change) };
}

/** The whole as a line of text: `df 2 on block -12 -> -14: punishable by twelve more characters`. */
export function changeSentence(change: ToldChange): string {
  const { figures, meaning } = changeWords(change);
  return `${change.command} ${figures}${meaning === undefined ? "" : `: ${meaning}`}`;
}

const SMALL = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A count in a sentence, in words up to twelve: `twelve`, `13`. */
export function countInWords(count: number): string {
  return SMALL[count] ?? String(count);
}

function figuresOf(change: ToldChange): string {
  if (change.field === "move") return moveFigures(change);
  const name = FIELD_WORDS.get(change.field);
  const [from, to] = [valueText(change, "from"), valueText(change, "to")];
  if (to === undefined) return `${name} ${from ?? ""} is no longer listed`;
  return from === undefined ? `${name} ${to}, not recorded before` : `${name} ${from} -> ${to}`;
}

function moveFigures({ what, kind, from }: Extract<ToldChange, { field: "move" }>): string {
  if (what === "renamed") return `was written ${from}`;
  if (what === "added") return kind === "changed" ? "is new" : "was not recorded before";
  return kind === "changed" ? "is gone" : "is no longer listed";
}

/** A value as players write it; nothing where there is none. */
function valueText(change: Extract<ToldChange, { field: ToldField }>, side: "from" | "to") {
  switch (change.field) {
    case "startup":
      return startupText({ startup: change[side] });
    case "damage":
      return change[side]?.toString();
    case "hits":
      return change[side]?.length ? levelWords(change[side]) : undefined;
    case "throwBreak":
      return change[side]?.join(" or ");
    default:
      return change[side] && advantageText(change[side]);
  }
}

function meaningOf(change: ToldChange): string | undefined {
  if (change.field === "move" || change.from === undefined || change.to === undefined) return undefined;
  switch (change.field) {
    case "block":
      return punishedWords(change.punishedBy) ?? framesWords(change.to.min - change.from.min);
    case "hit":
    case "counterHit":
      return launchWords(change.from, change.to);
    case "startup":
      return moreWords(change.from.min - change.to.min, "frame", "faster", "slower");
    case "damage":
      return moreWords(change.to - change.from, "point", "more", "less");
    default:
      return undefined;
  }
}

function punishedWords(punishedBy: { before: number; after: number } | undefined): string | undefined {
  if (punishedBy === undefined || punishedBy.before === punishedBy.after) return undefined;
  const { before, after } = punishedBy;
  if (after === 0) return `safe now, punishable by ${characters(before)} before`;
  if (before === 0) return `now punishable by ${characters(after)}`;
  if (after > before) return `punishable by ${characters(after - before, "more")}`;
  return `punishable by ${characters(before - after, "fewer")}`;
}

function characters(count: number, than?: "more" | "fewer"): string {
  const noun = count === 1 ? "character" : "characters";
  return [countInWords(count), than, noun].filter(Boolean).join(" ");
}

interface OnHit {
  readonly min: number;
  readonly effects?: readonly string[] | undefined;
}

/** Numbers mean the same only where the opponent is in the same state. */
function launchWords(from: OnHit, to: OnHit): string | undefined {
  const [was, is] = [from, to].map(({ effects = [] }) => effects.includes("airborne"));
  if (was !== is) return is ? "now sends them into the air" : "no longer sends them into the air";
  const isSame = String(from.effects ?? []) === String(to.effects ?? []);
  return isSame ? framesWords(to.min - from.min) : undefined;
}

function framesWords(gain: number): string | undefined {
  return moreWords(gain, "frame", "better", "worse");
}

/** `two frames slower`; nothing where nothing is gained or lost. */
function moreWords(gain: number, unit: string, gained: string, lost: string): string | undefined {
  if (gain === 0) return undefined;
  const count = Math.abs(gain);
  return `${countInWords(count)} ${unit}${count === 1 ? "" : "s"} ${gain > 0 ? gained : lost}`;
}
