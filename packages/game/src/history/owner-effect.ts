import type { BetterRule } from "../facts/fact.ts";
import { FACTS } from "../facts/facts.ts";
import type { Advantage, FrameRange, Hit, Move, MoveProperty } from "../move.ts";
import type { Change } from "./changes-of.ts";
import type { FactField } from "./history.ts";

/** What a change means for who plays the character. */
export const OWNER_EFFECTS = ["better", "worse", "neither"] as const;
export type OwnerEffect = (typeof OWNER_EFFECTS)[number];

/** Properties that are good to have, each by itself. */
const GOOD: ReadonlySet<MoveProperty> = new Set([
  "heat engager",
  "tornado",
  "homing",
  "balcony break",
  "floor break",
  "wall crush",
  "power crush",
  "reversal break",
  "unblockable",
  "unparryable",
  "guard break",
  "instant tornado",
]);

/**
 * Whether a change is better or worse for its owner, by the rule of its fact: more frames after the move, a faster start, more
 * damage. Neither where nothing was known before or is after, and where one cannot say it without playing: another hit level,
 * another state of the opponent at the same frames, some hits up and others down.
 *
 * Example: block -12 -> -14 is worse, startup i13 -> i12 is better.
 */
export function isBetterForOwner(change: Change): OwnerEffect {
  if (change.what !== "fact") return effectOf(gainForOwner(change));
  const rule = ruleOf(change.field);
  return rule === undefined ? "neither" : compareValues(rule, change.from, change.to);
}

/** Whether the second of two values is better by a rule; of the rule's own fact, or undefined where it is not known. */
export function compareValues(rule: BetterRule, from: unknown, to: unknown): OwnerEffect {
  const gain = gainBy(rule, from, to);
  if (rule !== "advantage on hit" || gain === 0) return effectOf(gain);
  // More frames and a lesser state of the opponent, or the other way round, are neither: `+15d` -> `+2a`.
  return effectOf(inOneDirection([gain, helplessness(to as Advantage) - helplessness(from as Advantage)]));
}

/** The same of a change by the numbers alone, in the field's own unit: above 0 = more frames, more damage, a faster start. */
export function gainForOwner(change: Change): number {
  if (change.what === "added") return change.kind === "changed" ? 1 : 0;
  if (change.what === "removed") return change.kind === "changed" ? -1 : 0;
  if (change.what === "renamed") return 0;
  const rule = ruleOf(change.field);
  return rule === undefined ? 0 : gainBy(rule, change.from, change.to);
}

function effectOf(gain: number): OwnerEffect {
  if (gain === 0) return "neither";
  return gain > 0 ? "better" : "worse";
}

function gainBy(rule: BetterRule, from: unknown, to: unknown): number {
  // A rule gets values of its own shape, which TypeScript cannot follow through the table.
  return from === undefined || to === undefined ? 0 : GAINS[rule](from as never, to as never);
}

/** By which rule changes of a field are judged; none for what one cannot judge without playing. */
function ruleOf(field: FactField): BetterRule | undefined {
  const ruled = FACTS.filter((fact) => fact.field === field && fact.part === undefined);
  return ruled.map(({ told, better }) => told?.better ?? better).find((rule) => rule !== undefined);
}

/** How much better the second of two values is; 0 where one cannot say. */
const GAINS: Readonly<Record<BetterRule, (from: never, to: never) => number>> = {
  more: (from: Amount, to: Amount) => difference(from, to),
  less: (from: Amount, to: Amount) => difference(to, from),
  advantage: advantageGain,
  "advantage on hit": advantageGain,
  "sooner hits": startupsGain,
  "less recovery": recoveryGain,
  "damage of hits": hitsGain,
  "good properties": propertiesGain,
};

/** `true`: chip damage without a number, which says nothing of how much. */
type Amount = number | true | FrameRange | readonly unknown[];

function difference(from: Amount, to: Amount): number {
  return from === true || to === true ? 0 : amountOf(to) - amountOf(from);
}

function amountOf(amount: Exclude<Amount, true>): number {
  if (typeof amount === "number") return amount;
  return "min" in amount ? amount.min : amount.length;
}

/** None where the spans have a frame in common (`-14~-13` and `-13`): then one may only be the other, measured better. */
function advantageGain(from: Advantage, to: Advantage): number {
  const isApart = to.min > (from.max ?? from.min) || from.min > (to.max ?? to.min);
  return isApart ? to.min - from.min : 0;
}

/** How little an opponent can do: standing or crouching, on the ground, in the air. */
function helplessness({ effects = [] }: Advantage): number {
  if (effects.includes("airborne")) return 2;
  return effects.includes("down") ? 1 : 0;
}

type Recovery = NonNullable<Move["recovery"]>;

/** Frames, where the state it ends in is the same. */
function recoveryGain(from: Recovery, to: Recovery): number {
  return from.into === to.into ? (from.frames ?? 0) - (to.frames ?? from.frames ?? 0) : 0;
}

/** The sum, where all own hits became faster, or all slower. */
function startupsGain(from: readonly FrameRange[], to: readonly FrameRange[]): number {
  if (from.length !== to.length) return 0;
  return inOneDirection(from.map(({ min }, index) => min - (to[index]?.min ?? min)));
}

/** Damage, where hits and their levels are the same. */
function hitsGain(from: readonly Hit[], to: readonly Hit[]): number {
  const isSameOtherwise = from.length === to.length && from.every(({ level }, n) => level === to[n]?.level);
  if (!isSameOtherwise) return 0;
  return inOneDirection(from.map(({ damage = 0 }, index) => (to[index]?.damage ?? damage) - damage));
}

function propertiesGain(from: readonly MoveProperty[], to: readonly MoveProperty[]): number {
  const gained = to.filter((property) => !from.includes(property) && GOOD.has(property)).length;
  const lost = from.filter((property) => !to.includes(property) && GOOD.has(property)).length;
  return gained > 0 && lost > 0 ? 0 : gained - lost;
}

/** The sum of the differences, 0 where they have both signs. */
function inOneDirection(differences: readonly number[]): number {
  const hasBoth = differences.some((one) => one > 0) && differences.some((one) => one < 0);
  return hasBoth ? 0 : differences.reduce((sum, one) => sum + one, 0);
}
