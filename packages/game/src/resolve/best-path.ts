import { entryOf } from "../entry-of.ts";
import type { Move } from "../move.ts";
import type { CommandIndex, CommandNode } from "./command-tree.ts";
import {
  ALTERNATIVE,
  endsHere,
  type InputChain,
  isDirectionKey,
  isHoldKey,
  isInsideToken,
  isPassedOver,
  isPlaceKey,
  isStanceKey,
  keyAt,
  textOfKey,
} from "./input-chain.ts";
import { type Context, contextReadings, type Reading, readingsAt } from "./readings.ts";
import { type CommandMatch, LIMIT, PATH_COST, walkCommands } from "./walk-commands.ts";

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
    for (const state of cheapest(states[position] ?? []))
      for (const next of place.successors(state)) states[next.position]?.push(next);
    states[position] = [];
  }
  return stepsTo(cheapest(states[length] ?? [])[0]);
}

/** Of states that allow the same, only the cheapest. */
function cheapest(states: State[]): State[] {
  const kept: State[] = [];
  for (const state of states.sort((a, b) => a.cost - b.cost)) {
    const stances = state.stances.join();
    const isKnown = kept.some(({ node, free, entered, stances: others }) => {
      const isLike = node === state.node && free === state.free && entered === state.entered;
      return isLike && others.join() === stances;
    });
    if (!isKnown) kept.push(state);
    if (kept.length === LIMIT.states) break;
  }
  return kept;
}

function stepsTo(last: State | undefined): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = last; state !== undefined; state = state.previous)
    if (state.step !== undefined) steps.push(state.step);
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
    const plain = this.#own.flatMap((match) => this.#afterMove(state, { ...match, cost: match.cost + more }));
    return [...this.#afterNamedMove(state), ...plain];
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
      this.#walk(reading).flatMap((match) => {
        const cost = match.cost + reading.cost;
        return cost > LIMIT.commandCost ? [] : this.#afterMove(state, { ...match, cost }, reading.via);
      }),
    );
  }

  /** The state behind a move, and the one behind the transition that is input after it. */
  #afterMove(state: State, match: CommandMatch, via?: PathStep["via"]): State[] {
    const chain = this.#chain;
    const cost = state.cost + PATH_COST.move + match.cost;
    const transitions = this.#index.transitions.get(match.move) ?? [];
    const step: PathStep = {
      start: this.#position,
      end: match.end,
      move: match.move,
      via: via ?? (state.stances.includes(this.#key) ? "transition" : undefined),
    };
    const byThemselves = transitions
      .filter((transition) => transition.keys.length === 0)
      .map(({ into }) => into);
    const intoByItself = byThemselves.filter((into) => isStanceKey(into) || into === "cd");
    const stances = transitions.map((transition) => transition.into);
    const base = { previous: state, node: match.node, stances, free: false };
    const found: State[] = [{ ...base, position: match.end, cost, step, entered: false, intoByItself }];
    const behind = keyAt(chain, match.end) === "quick" ? match.end + 1 : match.end;
    for (const { keys, into } of chain.mustStart[match.end] === true ? [] : transitions) {
      if (keys.length === 0 || !keys.every((key, offset) => isSameInput(key, keyAt(chain, behind + offset))))
        continue;
      const position = behind + keys.length;
      if (isInsideToken(chain, position)) continue;
      const taken = { position, cost: cost + PATH_COST.transition, step: { ...step, end: position, into } };
      found.push({ ...base, ...taken, stances: [into], entered: true, free: true });
    }
    if (found.length === 1 && isTrailingHold(chain, match.end)) {
      const position = match.end + 1;
      const held = { position, cost: cost + PATH_COST.hold, step: { ...step, end: position } };
      found.push({ ...base, ...held, entered: true, free: true });
    }
    return found;
  }

  /** `heat smash`, `rage art`: two words for one move. */
  #afterNamedMove(state: State): State[] {
    const position = this.#position + 2;
    const words = [this.#key, keyAt(this.#chain, this.#position + 1)];
    const move = this.#index.namedMoves.get(words.map(textOfKey).join(" "));
    if (move === undefined) return [];
    const step: PathStep = { start: this.#position, end: position, move };
    return [{ position, cost: state.cost, previous: state, step, stances: [], entered: false, free: true }];
  }

  #walk(reading: Reading): readonly CommandMatch[] {
    return entryOf(this.#walks, reading.node, () => walkCommands(this.#chain, { ...reading, cost: 0 }));
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
    if (this.#key === ALTERNATIVE)
      found.push({ ...passOver(state, PATH_COST.word), node: undefined, stances: [], entered: false });
    if (isHoldKey(this.#key) && state.free) found.push(passOver(state, PATH_COST.hold));
    if (this.#isMention(state) && endsHere(this.#chain, this.#position + 1)) {
      const mention = passOver(state, PATH_COST.mention);
      found.push({ ...mention, node: undefined, stances: [this.#key], entered: true });
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

/** `f` and `holdf` are the same input behind a move. */
function isSameInput(listed: string, given: string): boolean {
  return listed === given || `hold${listed}` === given || listed === `hold${given}`;
}

/** A hold behind a move whose data does not mention it (Heat Dash), or a direction that no button follows. */
function isTrailingHold(chain: InputChain, position: number): boolean {
  if (chain.mustStart[position] === true) return false;
  const key = keyAt(chain, position);
  return isHoldKey(key) || (isDirectionKey(key) && endsHere(chain, position + 1));
}

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
interface State extends Context {
  readonly position: number;
  readonly cost: number;
  readonly previous?: State;
  readonly step?: PathStep;
  /** Those that the move before goes into without any input, so that their moves may follow without a break. */
  readonly intoByItself?: readonly string[];
  /** A new move may begin here although the symbol itself does not say so. */
  readonly free: boolean;
}

/** The state behind one symbol that is no part of a move. */
function passOver(state: State, cost: number): State {
  const passed = { position: state.position + 1, cost: state.cost + cost, previous: state };
  return { ...without(state), ...passed, free: true };
}

/** The same state as the beginning of another path step. */
function without(state: State): Omit<State, "step" | "previous"> {
  const { position, cost, node, stances, entered, free } = state;
  return { position, cost, node, stances, entered, free };
}

/** The state behind a stretch that is no move. */
function unknown(state: State, end: number): State {
  const step: PathStep = { start: state.position, end, unknown: true };
  const cost = state.cost + PATH_COST.unknown + PATH_COST.unknownKey * (end - state.position);
  return { position: end, cost, previous: state, step, stances: [], entered: false, free: false };
}
