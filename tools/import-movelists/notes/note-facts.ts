import type {
  Condition,
  Move,
  MoveProperty,
  Sidestep,
  StringLink,
  ThrowBreak,
  Transition,
} from "@tactician/game";
import { ifReadable, unread } from "../read-cells.ts";

export class NoteFacts {
  readonly properties = new Set<MoveProperty>();
  readonly counterHitProperties = new Set<MoveProperty>();
  readonly conditionalProperties: { property: MoveProperty; when?: Condition[]; onHits?: number[] }[] = [];
  readonly throwBreak = new Set<ThrowBreak>();
  readonly links: StringLink[] = [];
  readonly whiffsTo = new Set<Sidestep>();
  readonly transitions: Transition[] = [];
  /** The transitions of the line before, for a line with their advantages: `(-4 oB, +9 oH)`. */
  transitionsBefore: readonly Transition[] = [];
  readonly transitionCancels = new Set<string>();
  readonly otherCommands: string[] = [];
  /**
   * Damage scaled by earlier hits: of the whole command, of the own hits or the whole (the line does not say which), of the throw
   * that the last hit turns into; and whether numbers in brackets count after earlier hits.
   */
  readonly damage: { total?: number; ownOrTotal?: number; throwScaled?: number; isScaled?: boolean } = {};
  /** Stocks and installs that the move needs or uses up, as the lines name them. */
  readonly requires = new Set<string>();
  readonly attackerAfter: { state: string; when?: Condition[] }[] = [];
  readonly unsure = new Set<string>();
  /** Facts that one line alone states. */
  readonly single: Partial<Move> & { isJustFrame?: true; isChargeable?: true } = {};
  posture?: string;
  /** Who blocks it crouches. */
  forcesCrouch?: true;
}

/** Text that can be read: `apply` writes what it says into the facts, or throws `Unreadable`. */
export interface Rule<Facts> {
  readonly pattern: RegExp;
  readonly apply: (facts: Facts, match: RegExpExecArray) => void;
}

type NoteRow = Rule<NoteFacts>;

/** How much of the text the first rule that can reads; undefined if none can. */
export function applyFirst<Facts>(
  rules: readonly Rule<Facts>[],
  facts: Facts,
  text: string,
): number | undefined {
  for (const { pattern, apply } of rules) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const length = ifReadable(() => {
      apply(facts, match);
      return match[0].length;
    });
    if (length !== undefined) return length;
  }
  return undefined;
}

/** Lines about one topic. A line that `concerns` it and that no row reads counts as unread. */
export interface NoteTopic {
  readonly id: string;
  readonly concerns: RegExp;
  readonly rows: readonly NoteRow[];
  /** Lines that use the topic's words for something outside the model. */
  readonly outside: readonly RegExp[];
}

export function line(pattern: RegExp, apply: NoteRow["apply"]): NoteRow {
  return { pattern, apply };
}

type Single = NoteFacts["single"];

/** For a line that states exactly one fact. */
export function set<Field extends keyof Single>(
  field: Field,
  value: Exclude<Single[Field], undefined>,
): NoteRow["apply"] {
  return (facts) => {
    facts.single[field] = value;
  };
}

type NumberField = "actsLikeFrames" | "inputWindowFrames" | "inputDelayFrames" | "moveDelayFrames";

/** Takes the first group as a number; a second group (a question mark after it) makes the fact unsure. */
export function setNumber(field: NumberField): NoteRow["apply"] {
  return (facts, match) => {
    facts.single[field] = Number(match[1]);
    if (match[2] !== undefined) facts.unsure.add(field);
  };
}

export function needs(what: string): NoteRow["apply"] {
  return (facts) => facts.requires.add(what);
}

/** Conditions and what the notes call them. */
const SPOKEN: readonly (readonly [Condition, string])[] = [
  ["hit", "hit, successful throw, throw hit, throw success"],
  ["block", "block"],
  ["whiff", "whiff"],
  ["normal hit", "nh, normal hit"],
  ["counter hit", "ch, counterhit, counter hit, hit ch"],
  ["airborne hit", "airborne, airborne hit, air hit, airborn hit"],
  ["standing hit", "standing hit"],
  ["crouching hit", "crouching hit, crouch hit"],
  ["grounded hit", "grounded hit"],
  ["front hit", "front hit, front-facing hit"],
  ["front standing hit", "front standing hit, standing front hit"],
  ["front grounded hit", "front grounded hit"],
  ["front airborne hit", "front airborne hit, airborne front hit"],
  ["close front hit", "close range front hit, up-close front standing hit"],
  ["close standing hit", "close range standing hit, close standing hit"],
  ["side hit", "side hit"],
  ["back hit", "back hit, backturn hit, backturned hit, bt hit, bt"],
  ["charged", "charged, charge"],
  ["close hit", "close hit"],
  ["clean hit", "clean hit"],
  ["wall", "wall hit"],
  ["heat", "heat"],
  ["parry", "successful parry, a successful parry, parry"],
  ["throw break", "throw break, successful throw break, break"],
];
const CONDITION_WORDS = new Map(
  SPOKEN.flatMap(([condition, words]) => words.split(", ").map((word) => [word, condition] as const)),
);

/** Reads `hit or block only`, `front standing or airborne hit`, `CH`, `block/whiff`: any of a list. */
export function readConditions(source = ""): Condition[] {
  const text = source
    .toLowerCase()
    .replace(/\b(?:only|automatically|on|in|during|the)\b/g, "")
    .replace(/\bfrom front\b/g, "front hit")
    .replace(/[.()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const isAboutHits = text.endsWith(" hit");
  const parts = text.split(/\s*(?:\/|,|\bor\b|\band\b)\s*/).filter((word) => word !== "");
  if (parts.length === 0) unread(`"${source}" is no condition`);
  return parts.map(
    (part) =>
      CONDITION_WORDS.get(part) ??
      (isAboutHits ? CONDITION_WORDS.get(`${part} hit`) : undefined) ??
      unread(`"${part}" is no condition`),
  );
}
