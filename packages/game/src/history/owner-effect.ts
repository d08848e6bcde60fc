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

/** How much better the second of two values is, each field in its own unit; 0 where one cannot say. */
type Gains = { readonly [Field in FactField]?: (from: Fact<Field>, to: Fact<Field>) => number };
type Fact<Field extends FactField> = NonNullable<Move[Field]>;

const GAINS: Gains = {
  block: advantageGain,
  hit: advantageGain,
  counterHit: advantageGain,
  damage: (from, to) => to - from,
  chip: chipGain,
  heatChip: chipGain,
  reach: (from, to) => to - from,
  totalFrames: (from, to) => from - to,
  startup: (from, to) => from.min - to.min,
  effectiveStartup: (from, to) => from.min - to.min,
  ownStartup: startupsGain,
  recovery: (from, to) => (from.into === to.into ? (from.frames ?? 0) - (to.frames ?? from.frames ?? 0) : 0),
  hits: hitsGain,
  properties: propertiesGain,
  whiffsTo: (from, to) => from.length - to.length,
};

/**
 * Whether a change is better or worse for its owner: more frames after the move, a faster start, more damage. Neither where
 * nothing was known before or is after, and where one cannot say it without playing: another hit level, another state of the
 * opponent at the same frames, some hits up and others down.
 *
 * Example: block -12 -> -14 is worse, startup i13 -> i12 is better.
 */
export function isBetterForOwner(change: Change): OwnerEffect {
  const gain = gainForOwner(change);
  if (gain === 0 || isMixed(change, gain)) return "neither";
  return gain > 0 ? "better" : "worse";
}

/** The same by the numbers alone, in the field's own unit: above 0 = more frames, more damage, a faster start. */
export function gainForOwner(change: Change): number {
  if (change.what === "added") return change.kind === "changed" ? 1 : 0;
  if (change.what === "removed") return change.kind === "changed" ? -1 : 0;
  if (change.what === "renamed" || change.from === undefined || change.to === undefined) return 0;
  const gain = GAINS[change.field] as ((from: unknown, to: unknown) => number) | undefined;
  return gain?.(change.from, change.to) ?? 0;
}

/** None where the spans have a frame in common (`-14~-13` and `-13`): then one may only be the other, measured better. */
function advantageGain(from: Advantage, to: Advantage): number {
  const isApart = to.min > (from.max ?? from.min) || from.min > (to.max ?? to.min);
  return isApart ? to.min - from.min : 0;
}

/** More frames and a lesser state of the opponent, or the other way round: `+15d` -> `+2a`. */
function isMixed(change: Change, gain: number): boolean {
  if (change.what !== "fact" || (change.field !== "hit" && change.field !== "counterHit")) return false;
  const { from, to } = change;
  return (
    from !== undefined &&
    to !== undefined &&
    inOneDirection([gain, helplessness(to) - helplessness(from)]) === 0
  );
}

/** How little an opponent can do: standing or crouching, on the ground, in the air. */
function helplessness({ effects = [] }: Advantage): number {
  if (effects.includes("airborne")) return 2;
  return effects.includes("down") ? 1 : 0;
}

/** Chip damage without a number says nothing of how much. */
function chipGain(from: number | true, to: number | true): number {
  return from === true || to === true ? 0 : to - from;
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
