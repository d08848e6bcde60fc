import { definitionOf, parseNotation } from "@tactician/notation";
import {
  type Attack,
  type Direction,
  FRAME_MS,
  type PadFrame,
  type PadTable,
  readPad,
  TOGETHER_MS,
} from "./pad-table.ts";

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

/**
 * Which of some moves is done, as soon as that is certain and not only when the input has ended: no other button can belong to the
 * last press, and no other of the moves begins like it, as `2 1` does while `2` was pressed. Before that an input is `open`, and
 * `none` where it cannot become one of them any more. `time` as the looks at the pad have it.
 */
export function judgeInput(state: StickState, time: number, moves: readonly string[]) {
  const { steps, isFinished } = state;
  if (!isSettled(state, time)) return "open";
  const mayBecome = (wanted: readonly Wanted[]) =>
    steps.length < wanted.length && performs(steps, wanted.slice(0, steps.length));
  if (!isFinished && moves.some((move) => mayBecome(wantedBy(move)))) return "open";
  return pressedMove(steps, moves) ?? "none";
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

/** One attack, with the stick before and while it was pressed. */
interface StickStep {
  /** Where the stick went since the attack before, in order; neutral between two equal directions is left out. */
  readonly motion: readonly Direction[];
  readonly held: Direction;
  readonly attacks: readonly Attack[];
  readonly time: number;
}

/** What was read so far; plain data. Begin with `NOTHING_READ`. */
export interface StickState {
  readonly steps: readonly StickStep[];
  /** Where the stick went since the last attack. */
  readonly motion: readonly Direction[];
  readonly direction: Direction;
  readonly movedAt: number;
  /** Attacks that are down, so that holding one is one press. */
  readonly down: readonly Attack[];
  /** Nothing more came for a while: `steps` are the whole input, and the next one begins anew. */
  readonly isFinished: boolean;
}

const STILL = { motion: [], direction: "n", movedAt: 0, down: [] } as const;
export const NOTHING_READ: StickState = { steps: [], ...STILL, isFinished: false };

/** A stick that rested so long in neutral begins a new motion. */
const REST_MS = 20 * FRAME_MS;
/** An input goes on within so many frames of the last press or movement, or it has ended. */
const END_MS = 30 * FRAME_MS;

/**
 * The state after one more look at the pad, which somebody takes each time the screen is drawn. A look from before the last
 * one (a clock that jumped) changes nothing but what is held.
 *
 * Example: stick `f`, neutral, `f` and button 2, then half a second of nothing: `writtenInput(state.steps)` is `f f 2`.
 */
export function readStick(state: StickState, frame: PadFrame, table: PadTable): StickState {
  const { direction, attacks } = readPad(frame, table);
  const { time } = frame;
  const last = state.steps.at(-1);
  const isOver = last !== undefined && time - Math.max(last.time, state.movedAt) > END_MS;
  const pressed = [...attacks].filter((attack) => !state.down.includes(attack));
  const moved = direction !== state.direction;
  const begun =
    state.isFinished && (moved || pressed.length > 0) ? { ...state, steps: [], motion: [] } : state;
  const rested = begun.direction === "n" && time - begun.movedAt > REST_MS;
  const motion = moved ? withDirection(rested ? [] : begun.motion, direction) : begun.motion;
  const stick = { motion, direction, movedAt: moved ? time : begun.movedAt, down: [...attacks] };
  if (pressed.length === 0)
    return { steps: begun.steps, ...stick, isFinished: isOver && begun.steps.length > 0 };
  const before = begun.steps.at(-1);
  const isNew = pressed.every((attack) => before?.attacks.includes(attack) !== true);
  if (before !== undefined && isNew && time - before.time <= TOGETHER_MS) {
    const together = { ...before, attacks: [...before.attacks, ...pressed].sort() };
    return { ...stick, steps: [...begun.steps.slice(0, -1), together], isFinished: false };
  }
  const went = rested && !moved ? [] : motion;
  const step: StickStep = { motion: went, held: direction, attacks: pressed.sort(), time };
  return { ...stick, motion: [], steps: [...begun.steps, step], isFinished: false };
}

/** Whether a press is whole: no other button can belong to the last one any more. `time` as the looks have it. */
export function isSettled({ steps, isFinished }: StickState, time: number): boolean {
  const last = steps.at(-1);
  return last !== undefined && (isFinished || time - last.time > TOGETHER_MS);
}

/** What was read in site notation: `f f 2`, `df 1`, `1+2`, `b 1 2`, `uf n 4`. */
export function writtenInput(steps: readonly StickStep[]): string {
  // Neutral says something between two directions and at a press, `uf n 4`; a stick that is let go first says nothing.
  const wentOf = (motion: readonly Direction[]) => motion.slice(motion[0] === "n" ? 1 : 0);
  return steps.flatMap(({ motion, attacks }) => [...wentOf(motion), attacks.join("+")]).join(" ");
}

function withDirection(motion: readonly Direction[], direction: Direction): readonly Direction[] {
  const isAgain = motion.at(-1) === "n" && motion.at(-2) === direction;
  return [...(isAgain ? motion.slice(0, -1) : motion), direction];
}
