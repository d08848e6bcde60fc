import type { Move, Movelist } from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import { type Check, judge } from "./check.ts";

/** A side to step to. The movelist's tracking counts from the attacker: what turns to its left follows a step to the right. */
const SIDES = [
  { name: "left", words: /\b(?:left|ssl|swl)\b/i, steps: ["ssl", "swl"], turn: "right", otherTurn: "left" },
  { name: "right", words: /\b(?:right|ssr|swr)\b/i, steps: ["ssr", "swr"], turn: "left", otherTurn: "right" },
] as const;

type Side = (typeof SIDES)[number];

/** A move that follows one side by so many frames more than the other is stepped to the other. */
const CLEAR_FRAMES = 5;

/** The side to step to rests on moves that whiff to it or follow it less, or the text says that nothing is known. */
export const weakSide: Check = {
  id: "weak-side",
  label: "the weak side rests on moves that whiff to it or follow it less, or is called not confirmed",
  check: ({ sheet, movelist }) =>
    judge(sheet.counterSchema, ({ weakSide: text }, n) => {
      const path = ["counterSchema", n, "weakSide"];
      return /not confirmed/i.test(text)
        ? findEvidence(movelist, path)
        : findUnproven(text, sheet.name, movelist, path);
    }),
};

function findEvidence({ moves }: Movelist, path: SheetPath): Problem | undefined {
  const known = moves.find((move) => SIDES.filter((side) => isWeakTo(move, side)).length === 1);
  if (known === undefined) return undefined;
  return { path, message: `"not confirmed", but "${known.command}" is recorded as weaker to one side` };
}

function findUnproven(text: string, name: string, { moves }: Movelist, path: SheetPath): Problem | undefined {
  const named = sidesClaimed(text);
  if (named.length === 0)
    return { path, message: `"${text}" names no side; write left, right or "not confirmed"` };
  const unproven = named.find((side) => !moves.some((move) => isWeakTo(move, side)));
  if (unproven === undefined) return undefined;
  return {
    path,
    message: `no move of ${name} is known to be weaker to the ${unproven.name}; write "not confirmed"`,
  };
}

/** What comes before the first full stop or colon is the claim, where it names a side; the rest explains it. */
function sidesClaimed(text: string): Side[] {
  const sidesIn = (part: string) => SIDES.filter(({ words }) => words.test(part));
  const claimed = sidesIn(text.split(/[.:]/, 1).join());
  return claimed.length > 0 ? claimed : sidesIn(text);
}

function isWeakTo({ whiffsTo = [], tracking = {} }: Move, { steps, turn, otherTurn }: Side): boolean {
  if (whiffsTo.some((step) => (steps as readonly string[]).includes(step))) return true;
  const follows = tracking[turn];
  const followsOther = tracking[otherTurn];
  return follows !== undefined && followsOther !== undefined && followsOther - follows >= CLEAR_FRAMES;
}
