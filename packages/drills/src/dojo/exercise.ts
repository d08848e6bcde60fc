import type { Attack, Direction } from "../stick/pad-table.ts";

/** What hands can train, in the order of the ladder. */
export const DOJO_KINDS = [
  "movement",
  "motion",
  "punisher",
  "string",
  "throw break",
  "just frame",
  "combo",
] as const;
export type DojoKind = (typeof DOJO_KINDS)[number];

/** Directions that are right at one point of a motion: `["d", "db", "df"]` is any crouch. */
export type Stick = readonly Direction[];

/** One press with the way of the stick before it, or a movement alone. */
export interface DojoStep {
  /** In site notation, `f n d df just 2`. */
  readonly shown: string;
  /** Where the stick goes since the press before, in order; the last is where it is held at the press. Empty = anywhere. */
  readonly stick: readonly Stick[];
  /** What is pressed at once; none for a movement. */
  readonly attacks: readonly Attack[];
  /** Other attacks that are as right: a throw that 1 and 2 break. */
  readonly or?: readonly Attack[];
  /** Last frame that counts, 0 = at once: counted from `counts`. Absent where nobody knows it, and rhythm alone is told. */
  readonly latest?: number;
  /** From where `latest` is counted: the last direction of the motion, the press before, or the sign to break a throw. */
  readonly counts?: "direction" | "press" | "sign";
  /** It is pressed right behind the press before (`2 quick 1`), which is not the same as both at once. */
  readonly isQuick?: true;
  /** It begins another move than the step before: between the two lies a link. */
  readonly isLink?: true;
}

/** Something to do with stick and buttons. */
export interface Exercise {
  /** Stable: `dojo:kazuya:string:1 1 2`. */
  readonly id: string;
  readonly kind: DojoKind;
  /** All of it in site notation, the moves of a combo parted by `into`. */
  readonly notation: string;
  /** What notation does not say: a movement's name, the throw that is broken, or how much of a route it is. */
  readonly name?: DojoName;
  readonly steps: readonly DojoStep[];
  /** Higher is harder: by kind, then by what has to be done. */
  readonly level: number;
}

/** Frames in which a throw can be broken, from the moment it takes hold. */
export const BREAK_FRAMES = 20;

export const MOVEMENTS = ["dash", "backdash", "korean backdash", "sidestep block", "wavedash"] as const;

export type DojoName =
  | { readonly movement: (typeof MOVEMENTS)[number] }
  | { readonly throwMove: string }
  | { readonly links: number; readonly of: number };

/** Why something on a sheet is no exercise: it has no buttons, or words that no hand can press. */
export type Untrainable = "no input" | "words" | "a choice" | "too long";
