import { afterMove, afterNamedMove } from "./after-move.ts";
import type { CommandIndex, CommandNode } from "./command-tree.ts";
import { LIMIT, PATH_COST } from "./costs.ts";
import { endsHere, type InputChain, keyAt } from "./input-chain.ts";
import { ALTERNATIVE, isHoldKey, isPassedOver, isPlaceKey } from "./keys.ts";
import { type PathStep, passOver, type State, unknown, without } from "./path-state.ts";
import { contextReadings, type Reading, readingsAt } from "./readings.ts";
import { type CommandMatch, walkCommands } from "./walk-commands.ts";

/**
 * The cheapest way to read the whole chain: fewest moves, least taken for granted, and unknown stretches only where
 * nothing fits. Works from left to right over at most `LIMIT.states` readings per position.
 */
export function findBestPath(index: CommandIndex, chain: InputChain): PathStep[] {
  const length = chain.symbols.length;
  const states: State[][] = Array.from({ length: length + 1 }, () => []);
  states[0]?.push({ position: 0, cost: 0, stances: [], entered: false, free: true });
  const nextStart = findNextStarts(chain);
  for (let position = 0; position < length; position += 1) {
    const place = new Place(index, chain, position, nextStart[position] ?? length);
    for (const state of cheapest(states[position] ?? [])) {
      for (const next of place.successors(state)) states[next.position]?.push(next);
    }
    states[position] = [];
  }
  return stepsTo(cheapest(states[length] ?? [])[0]);
}

/** Of states that allow the same, only the cheapest. */
function cheapest(states: State[]): State[] {
  const kept: State[] = [];
  for (const state of states.sort((a, b) => a.cost - b.cost)) {
    const isKnown = kept.some(
      (other) => other.node === state.node && other.free === state.free && isSameStance(other, state),
    );
    if (!isKnown) kept.push(state);
    if (kept.length === LIMIT.states) break;
  }
  return kept;
}

function isSameStance(one: State, other: State): boolean {
  return one.entered === other.entered && one.stances.join() === other.stances.join();
}

function stepsTo(last: State | undefined): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = last; state !== undefined; state = state.previous) {
    if (state.step !== undefined) steps.push(state.step);
  }
  return steps.reverse();
}

/** For every symbol the next one at which a move may begin. */
function findNextStarts(chain: InputChain): number[] {
  const next: number[] = new Array<number>(chain.symbols.length).fill(chain.symbols.length);
  for (let position = chain.symbols.length - 2; position >= 0; position -= 1) {
    const starts = chain.canStart[position + 1] === true || isPassedOver(keyAt(chain, position + 1));
    next[position] = starts ? position + 1 : (next[position + 1] ?? chain.symbols.length);
  }
  return next;
}

/** All that can follow from one position. What does not depend on the state is worked out once. */
class Place {
  readonly #index: CommandIndex;
  readonly #chain: InputChain;
  readonly #position: number;
  readonly #nextStart: number;
  readonly #key: string;
  /** Matches of moves that begin here by themselves. */
  #own: readonly CommandMatch[] | undefined;
  readonly #walks = new Map<CommandNode, readonly CommandMatch[]>();

  constructor(index: CommandIndex, chain: InputChain, position: number, nextStart: number) {
    this.#index = index;
    this.#chain = chain;
    this.#position = position;
    this.#nextStart = nextStart;
    this.#key = keyAt(chain, position);
  }

  successors(state: State): State[] {
    const starts = state.free || this.#chain.canStart[this.#position] === true;
    const found = starts ? [...this.#ownMoves(state), ...this.#asides(state)] : [];
    found.push(...this.#movesAfter(state, starts), ...this.#passOvers(state));
    if (found.some((next) => next.step === undefined && next.position === this.#position + 1)) return found;
    return [...found, unknown(state, this.#nextStart)];
  }

  #ownMoves(state: State): State[] {
    this.#own ??= readingsAt(this.#index, this.#chain, this.#position).flatMap((reading) =>
      walkCommands(this.#chain, reading),
    );
    const isUnexpected = state.entered && this.#goesOn() && !isPlaceKey(this.#key);
    const more = isUnexpected ? PATH_COST.plainAfterTransition : 0;
    return [
      ...afterNamedMove(this.#index, this.#chain, state),
      ...this.#own.flatMap((match) =>
        afterMove(this.#index, this.#chain, state, { ...match, cost: match.cost + more }, undefined),
      ),
    ];
  }

  /** Moves that only the move before allows. */
  #movesAfter(state: State, starts: boolean): State[] {
    const { node, stances, intoByItself = [] } = state;
    const goesOn = this.#goesOn();
    if (!starts && (!goesOn || intoByItself.length === 0)) return [];
    const context = starts
      ? { node, stances, entered: goesOn && state.entered }
      : { node, stances: intoByItself, entered: true };
    return contextReadings(this.#index, this.#position, context).flatMap((reading) =>
      this.#walk(reading).flatMap((match) => this.#afterContextMove(state, match, reading)),
    );
  }

  #afterContextMove(state: State, match: CommandMatch, reading: Reading): State[] {
    const cost = match.cost + reading.cost;
    if (cost > LIMIT.commandCost) return [];
    return afterMove(this.#index, this.#chain, state, { ...match, cost }, reading.via);
  }

  #walk(reading: Reading): readonly CommandMatch[] {
    const known = this.#walks.get(reading.node);
    if (known !== undefined) return known;
    const matches = walkCommands(this.#chain, { ...reading, cost: 0 });
    this.#walks.set(reading.node, matches);
    return matches;
  }

  /** Nothing separates this place from what is before it. */
  #goesOn(): boolean {
    return this.#chain.mustStart[this.#position] !== true;
  }

  #asides(state: State): State[] {
    const behind = this.#chain.asides.get(this.#position);
    if (behind === undefined) return [];
    return [{ ...without(state), position: behind, cost: state.cost + PATH_COST.aside, previous: state }];
  }

  #passOvers(state: State): State[] {
    const found: State[] = [];
    if (isPassedOver(this.#key)) found.push(passOver(state, PATH_COST.word));
    if (this.#key === ALTERNATIVE) {
      found.push({ ...passOver(state, PATH_COST.word), node: undefined, stances: [], entered: false });
    }
    if (isHoldKey(this.#key) && state.free) found.push(passOver(state, PATH_COST.hold));
    if (this.#isMention(state) && endsHere(this.#chain, this.#position + 1)) {
      found.push({
        ...passOver(state, PATH_COST.mention),
        node: undefined,
        stances: [this.#key],
        entered: true,
      });
    }
    return found;
  }

  /** A stance alone is its entry move where it has one (`ZEN` is Jin's `f 3+4`), unless the move before leads there. */
  #isMention(state: State): boolean {
    const place = isPlaceKey(this.#key) ? this.#index.root.children.get(this.#key) : undefined;
    if (place === undefined) return false;
    return (place.moves.length === 0 && place.links.length === 0) || state.stances.includes(this.#key);
  }
}
