import { definitionOf, parseNotation } from "@tactician/notation";
import type { Direction } from "./pad-table.ts";
import { isSettled, type StickState, type StickStep } from "./read-stick.ts";

/** What a command asks of the stick before one of its buttons, and the buttons. */
interface Wanted {
  readonly motion: readonly string[];
  readonly attacks: string;
  /** It is pressed out of a state or stance, where the stick may still be anywhere. */
  readonly isPlaced: boolean;
}

/**
 * Which of some moves an input performs: the place of the one that asks most of the stick (`f f 2` before `f 2`), `undefined` if
 * none. States, stances, timing and remarks of a command are not pressed and count for nothing: `ws 4` is a 4, `fc df 2` a `df 2`. Diagonals on the way and neutral between directions are forgiven, as the game does.
 */
export function pressedMove(steps: readonly StickStep[], moves: readonly string[]): number | undefined {
  let best: { place: number; motion: number } | undefined;
  for (const [place, move] of moves.entries()) {
    const wanted = wantedBy(move);
    if (!performs(steps, wanted)) continue;
    const motion = wanted.reduce((sum, one) => sum + one.motion.length, 0);
    if (best === undefined || motion > best.motion) best = { place, motion };
  }
  return best?.place;
}

/** What is known of an input while it is done: the place of the move that it is, that it may become one, or that it is none. */
export type InputVerdict = number | "open" | "none";

/**
 * Which of some moves is done, as soon as that is certain and not only when the input has ended: no other button can belong to the
 * last press, and no other of the moves begins like it, as `2 1` does while `2` was pressed. `time` as the looks at the pad have it.
 */
export function judgeInput(state: StickState, time: number, moves: readonly string[]): InputVerdict {
  const { steps, isFinished } = state;
  if (!isSettled(state, time)) return "open";
  if (!isFinished && moves.some((move) => beginsWith(wantedBy(move), steps))) return "open";
  return pressedMove(steps, moves) ?? "none";
}

function beginsWith(wanted: readonly Wanted[], steps: readonly StickStep[]): boolean {
  return steps.length < wanted.length && performs(steps, wanted.slice(0, steps.length));
}

function performs(steps: readonly StickStep[], wanted: readonly Wanted[]): boolean {
  return (
    wanted.length > 0 &&
    wanted.length === steps.length &&
    wanted.every((one, place) => isMet(one, steps[place], place))
  );
}

function isMet({ motion, attacks, isPlaced }: Wanted, step: StickStep | undefined, place: number): boolean {
  if (step === undefined || step.attacks.join("+") !== attacks) return false;
  const last = motion.at(-1);
  // Within a string the stick may be anywhere, where the command does not say.
  if (last === undefined) return place > 0 || isPlaced || step.held === "n";
  return last === step.held && isWithin(motion, step);
}

/** Whether the stick went through all that is asked for, in order. */
function isWithin(motion: readonly string[], { motion: went, held }: StickStep): boolean {
  const path: readonly Direction[] = went.at(-1) === held ? went : [...went, held];
  let next = 0;
  const asked = motion.filter((direction, place) => direction !== "n" || place === motion.length - 1);
  for (const direction of path) if (direction === asked[next]) next += 1;
  return next === asked.length;
}

/** Kinds of tokens that may name a place to press from: a stance that is not known is text. */
const PLACES: ReadonlySet<string> = new Set(["state", "stance", "text"]);

function wantedBy(move: string): Wanted[] {
  const wanted: Wanted[] = [];
  let motion: string[] = [];
  let isPlaced = false;
  for (const token of parseNotation(move).tokens) {
    const { directions = [] } = definitionOf(token) ?? {};
    if (token.kind === "direction") motion.push(token.id);
    else if (token.kind === "button") {
      wanted.push({ motion, attacks: token.id, isPlaced });
      motion = [];
    } else if (directions.length > 0) motion.push(...directions);
    else if (PLACES.has(token.kind)) isPlaced = true;
  }
  return wanted;
}
