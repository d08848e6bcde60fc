import { type Attack, type Direction, type PadFrame, type PadTable, readPad } from "./pad-table.ts";

/** One attack, with the stick before and while it was pressed. */
export interface StickStep {
  /** Where the stick went since the attack before, in order; neutral between two equal directions is left out. */
  readonly motion: readonly Direction[];
  /** Where it was at the press. */
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
  /** When the stick moved last. */
  readonly movedAt: number;
  /** Attacks that are down, so that holding one is one press. */
  readonly down: readonly Attack[];
  /** Nothing more came for a while: `steps` are the whole input, and the next one begins anew. */
  readonly isFinished: boolean;
}

export const NOTHING_READ: StickState = {
  steps: [],
  motion: [],
  direction: "n",
  movedAt: 0,
  down: [],
  isFinished: false,
};

const FRAME_MS = 1000 / 60;
/** Buttons pressed within so many frames are meant together. */
const TOGETHER_MS = 3 * FRAME_MS;
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
  if (before !== undefined && belongsTo(before, pressed, time)) {
    const together = { ...before, attacks: [...before.attacks, ...pressed].sort() };
    return { ...stick, steps: [...begun.steps.slice(0, -1), together], isFinished: false };
  }
  const step: StickStep = {
    motion: rested && !moved ? [] : motion,
    held: direction,
    attacks: pressed.sort(),
    time,
  };
  return { ...stick, motion: [], steps: [...begun.steps, step], isFinished: false };
}

/** Whether a press is whole: no other button can belong to the last one any more. `time` as the looks have it. */
export function isSettled({ steps, isFinished }: StickState, time: number): boolean {
  const last = steps.at(-1);
  return last !== undefined && (isFinished || time - last.time > TOGETHER_MS);
}

/** What was read in site notation: `f f 2`, `df 1`, `1+2`, `b 1 2`, `uf n 4`. */
export function writtenInput(steps: readonly StickStep[]): string {
  return steps.flatMap(({ motion, attacks }) => [...withoutLead(motion), attacks.join("+")]).join(" ");
}

function withDirection(motion: readonly Direction[], direction: Direction): readonly Direction[] {
  const isAgain = motion.at(-1) === "n" && motion.at(-2) === direction;
  return [...(isAgain ? motion.slice(0, -1) : motion), direction];
}

/** Neutral says something between two directions and at a press, `uf n 4`; a stick that is let go first says nothing. */
function withoutLead(motion: readonly Direction[]): readonly Direction[] {
  return motion[0] === "n" ? motion.slice(1) : motion;
}

function belongsTo({ time, attacks }: StickStep, pressed: readonly Attack[], now: number): boolean {
  return now - time <= TOGETHER_MS && pressed.every((attack) => !attacks.includes(attack));
}
