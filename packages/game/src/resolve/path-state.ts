import type { Move } from "../move.ts";
import type { CommandNode } from "./command-tree.ts";
import { PATH_COST } from "./costs.ts";

/** A stretch of symbols and what it is: a move, something unknown, or (neither) words and states in between. */
export interface PathStep {
  readonly start: number;
  readonly end: number;
  readonly move?: Move;
  readonly via?: "transition" | "follow-up" | undefined;
  /** Key of the stance that a hold behind the move takes it into. */
  readonly into?: string | undefined;
  readonly unknown?: true;
}

/** One way to have read all symbols up to a position. */
export interface State {
  readonly position: number;
  readonly cost: number;
  readonly previous?: State;
  readonly step?: PathStep;
  readonly node?: CommandNode | undefined;
  /** Keys of the stances and states it can be in now. */
  readonly stances: readonly string[];
  readonly entered: boolean;
  /** Those that the move before goes into without any input, so that their moves may follow without a break. */
  readonly intoByItself?: readonly string[];
  /** A new move may begin here although the symbol itself does not say so. */
  readonly free: boolean;
}

/** The state behind one symbol that is no part of a move. */
export function passOver(state: State, cost: number): State {
  return {
    ...without(state),
    position: state.position + 1,
    cost: state.cost + cost,
    previous: state,
    free: true,
  };
}

/** The same state as the beginning of another path step. */
export function without(state: State): Omit<State, "step" | "previous"> {
  const { position, cost, node, stances, entered, free } = state;
  return { position, cost, node, stances, entered, free };
}

/** The state behind a stretch that is no move. */
export function unknown(state: State, end: number): State {
  const step: PathStep = { start: state.position, end, unknown: true };
  const cost = state.cost + PATH_COST.unknown + PATH_COST.unknownKey * (end - state.position);
  return { position: end, cost, previous: state, step, stances: [], entered: false, free: false };
}
