import {
  type Fact,
  type FactField,
  type Facts,
  factsIn,
  factText,
  ownLabels,
  toldName,
} from "@tactician/game";
import type { ToldChange } from "./changes.ts";
import { countInWords } from "./days-and-counts.ts";

/*
 * Changes of frame data in a sentence: "df 2 on block -12 -> -14: punishable by twelve more characters". The page, the feeds and
 * the marks at moves take their texts from here.
 */

/** Why a fact is another one, in the order in which it is chosen from. */
export const KIND_WORDS: ReadonlyMap<ToldChange["kind"], string> = new Map([
  ["changed", "Changed by a patch"],
  ["corrected", "Corrected in the data"],
  ["recorded", "First entry in our data"],
]);

/** The facts that are told, by their fields. */
const TOLD: ReadonlyMap<FactField, Fact> = new Map(factsIn("changes").map((fact) => [fact.field, fact]));

/** What each field is called, in the order in which it is chosen from. */
export const FIELD_WORDS: ReadonlyMap<ToldChange["field"], string> = new Map<ToldChange["field"], string>([
  ...[...TOLD].map(([field, fact]) => [field, toldName(fact)] as const),
  ["move", "moves"],
]);

/** What changed, what it was and became, and what that means where one can say it: `{ about: "on block", values: "-12 -> -14", meaning: "punishable by twelve more characters" }`. */
export function changeWords(change: ToldChange) {
  if (change.field === "move") return { about: moveWords(change), values: undefined, meaning: undefined };
  const about = FIELD_WORDS.get(change.field) ?? change.field;
  return { about, values: valuesOf(change), meaning: meaningOf(change) };
}

/** The whole as a line of text: `df 2 on block -12 -> -14: punishable by twelve more characters`. */
export function changeSentence(change: ToldChange): string {
  const { about, values, meaning } = changeWords(change);
  const figures = [change.command, about, values].filter((words) => words !== undefined).join(" ");
  return meaning === undefined ? figures : `${figures}: ${meaning}`;
}

function moveWords({ what, kind, from }: Extract<ToldChange, { field: "move" }>): string {
  if (what === "renamed") return `was written ${from}`;
  if (what === "added") return kind === "changed" ? "is new" : "first entry in our data";
  return kind === "changed" ? "is gone" : "is no longer listed";
}

type ToldFact = Extract<ToldChange, { field: FactField }>;

function valuesOf(change: ToldFact): string {
  const [from, to] = [valueText(change, "from"), valueText(change, "to")];
  if (to === undefined) return `${from ?? ""} is no longer listed`;
  return from === undefined ? `${to}, first entry in our data` : `${from} -> ${to}`;
}

/** A value as players write it; nothing where there is none. */
function valueText(change: ToldFact, side: "from" | "to"): string | undefined {
  const fact = TOLD.get(change.field);
  const value = change[side];
  if (fact === undefined || value === undefined) return undefined;
  const facts: Facts = { hits: [], properties: [], [change.field]: value };
  return fact.told?.write?.(value) ?? factText(fact, value, facts) ?? ownLabels(fact, facts);
}

function meaningOf(change: ToldFact): string | undefined {
  if (change.from === undefined || change.to === undefined) return undefined;
  const punished = change.field === "block" && change.punishedBy && punishedWords(change.punishedBy);
  if (punished) return punished;
  const { field, from, to } = change;
  if (TOLD.get(field)?.turn === "hit") return launchWords(field, from as OnHit, to as OnHit);
  return gainWords(field, from, to);
}

/** `two frames slower`, `three points less`: what a fact gains in its unit; nothing where it has none, or nothing is gained or lost. */
function gainWords(field: FactField, from: unknown, to: unknown): string | undefined {
  const { better, told } = TOLD.get(field) ?? {};
  const gain = (amountOf(to) - amountOf(from)) * (better === "less" ? -1 : 1);
  if (told?.unit === undefined || !gain) return undefined;
  const [one, gained, lost] = told.unit;
  const count = Math.abs(gain);
  return `${countInWords(count)} ${one}${count === 1 ? "" : "s"} ${gain > 0 ? gained : lost}`;
}

/** A number itself, the first frame of a range or an advantage. */
function amountOf(value: unknown): number {
  return typeof value === "number" ? value : Number((value as { readonly min?: number }).min);
}

function punishedWords({ before, after }: { before: number; after: number }): string | undefined {
  if (before === after) return undefined;
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
function launchWords(field: FactField, from: OnHit, to: OnHit): string | undefined {
  const [was, is] = [from, to].map(({ effects = [] }) => effects.includes("airborne"));
  if (was !== is) return is ? "now sends them into the air" : "no longer sends them into the air";
  const isSame = String(from.effects ?? []) === String(to.effects ?? []);
  return isSame ? gainWords(field, from, to) : undefined;
}
