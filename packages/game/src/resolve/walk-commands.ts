import type { Move } from "../move.ts";
import type { CommandNode } from "./command-tree.ts";
import { COMMAND_COST, LIMIT } from "./costs.ts";
import { type InputChain, isInsideToken, keyAt } from "./input-chain.ts";
import {
  isButtonKey,
  isCircumstanceKey,
  isDirectionKey,
  isHoldKey,
  isOptionalInput,
  isWordKey,
} from "./keys.ts";

/** Where a walk begins: a node (the root, or behind a stance) and a symbol. */
export interface WalkStart {
  readonly node: CommandNode;
  readonly position: number;
  readonly cost: number;
  /** A stance named before the string that the string must use on its way (`GRF df 3+4 3`). */
  readonly mustPass?: string;
}

/** A move whose command fits the symbols up to `end`; the lower `cost`, the less was taken for granted. */
export interface CommandMatch {
  readonly move: Move;
  readonly node: CommandNode;
  readonly end: number;
  readonly cost: number;
}

interface Step {
  readonly node: CommandNode;
  readonly position: number;
  readonly cost: number;
  readonly passed: boolean;
  /** The last thing done was reading a symbol that belongs to the command. */
  readonly read: boolean;
  /** How many symbols were left out so far. */
  readonly leftOut: number;
}

/** All moves whose commands fit from `start`, each end at its lowest cost. Bounded by the depth of the command tree. */
export function walkCommands(chain: InputChain, start: WalkStart): CommandMatch[] {
  const matches = new Map<number, CommandMatch>();
  const seen = new Map<CommandNode, Map<number, number>>();
  const open: Step[] = [
    {
      node: start.node,
      position: start.position,
      cost: start.cost,
      passed: start.mustPass === undefined,
      read: false,
      leftOut: 0,
    },
  ];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (step.cost > LIMIT.commandCost || !isCheaper(seen, step)) continue;
    if (step.read && step.passed && !isInsideToken(chain, step.position)) keepMatch(matches, chain, step);
    // The last one pushed is walked first: of two moves that share a spelling, the one that the movelist names first wins.
    for (const link of step.node.links.length > 1 ? step.node.links.toReversed() : step.node.links)
      open.push({ ...step, node: link, cost: step.cost + COMMAND_COST.link });
    if (mayRead(chain, start, step.position)) pushNext(open, chain, start, step);
  }
  return [...matches.values()];
}

function mayRead(chain: InputChain, start: WalkStart, position: number): boolean {
  if (position >= chain.symbols.length) return false;
  return position === start.position || chain.mustStart[position] !== true;
}

function isCheaper(seen: Map<CommandNode, Map<number, number>>, step: Step): boolean {
  const key = step.position * 4 + (step.passed ? 2 : 0) + (step.read ? 1 : 0);
  const costs = seen.get(step.node) ?? new Map<number, number>();
  const known = costs.get(key);
  if (known !== undefined && known <= step.cost) return false;
  costs.set(key, step.cost);
  seen.set(step.node, costs);
  return true;
}

function keepMatch(matches: Map<number, CommandMatch>, chain: InputChain, step: Step): void {
  const move = step.node.moves[0];
  if (move === undefined) return;
  const cost = step.cost + (isHeatDash(move, keyAt(chain, step.position)) ? COMMAND_COST.heatDash : 0);
  const known = matches.get(step.position);
  if (known !== undefined && known.cost <= cost) return;
  matches.set(step.position, { move, node: step.node, end: step.position, cost });
}

/**
 * Only a Heat Engager can be dashed out of. Kazuya's `heat f f 2 holdf` is therefore the engager `f,F+2`, although `heat f f 2`
 * alone names the throw that his Heat makes of it.
 */
function isHeatDash(move: Move, next: string): boolean {
  return next === "holdf" && move.properties.includes("heat engager");
}

function pushNext(open: Step[], chain: InputChain, start: WalkStart, step: Step): void {
  const key = keyAt(chain, step.position);
  const behind = { position: step.position + 1, passed: step.passed, leftOut: step.leftOut };
  const exact = step.node.children.get(key);
  if (exact !== undefined) {
    open.push({ ...behind, node: exact, cost: step.cost + costOfReading(key), read: true });
  }
  const near = step.node.children.get(nearDirection(key));
  if (near !== undefined)
    open.push({ ...behind, node: near, cost: step.cost + COMMAND_COST.heldDirection, read: true });
  const leaveOut = costOfLeavingOut(key);
  if (leaveOut !== undefined && step.position > start.position && step.leftOut < LIMIT.leftOut) {
    const leftOut = step.leftOut + 1;
    open.push({ ...behind, node: step.node, cost: step.cost + leaveOut, read: false, leftOut });
  }
  if (isPowerUp(chain, start, step.position)) {
    const position = step.position + POWER_UP.length;
    open.push({ ...step, position, cost: step.cost + COMMAND_COST.optional, read: false });
  }
  for (const [optional, child] of step.node.optional) {
    const cost = step.cost + costOfAssuming(optional, chain, step.position);
    open.push({
      ...step,
      node: child,
      cost,
      passed: step.passed || optional === start.mustPass,
      read: false,
    });
  }
}

/** Some strings do more damage with a motion before their last button: Leo's `b+1+2,1+2,qcf+2` is `b+1+2,1+2,2`. */
const POWER_UP = ["d", "df", "f"] as const;

function isPowerUp(chain: InputChain, start: WalkStart, position: number): boolean {
  if (position === start.position || !isButtonKey(keyAt(chain, position - 1))) return false;
  return POWER_UP.every((key, offset) => keyAt(chain, position + offset) === key);
}

/** `DF+4` and `df+4` are one input unless the character has both. */
function nearDirection(key: string): string {
  if (isHoldKey(key)) return key.slice("hold".length);
  return isDirectionKey(key) ? `hold${key}` : "";
}

function costOfReading(key: string): number {
  return isCircumstanceKey(key) || isWordKey(key) ? COMMAND_COST.named : 0;
}

function costOfLeavingOut(key: string): number | undefined {
  if (isCircumstanceKey(key)) return 0;
  if (isWordKey(key)) return COMMAND_COST.word;
  return isOptionalInput(key) ? COMMAND_COST.optional : undefined;
}

function costOfAssuming(key: string, chain: InputChain, position: number): number {
  if (chain.named[position]?.has(key) === true) return isCircumstanceKey(key) ? COMMAND_COST.named : 0;
  if (key === "charge") return COMMAND_COST.charge;
  if (isOptionalInput(key)) return COMMAND_COST.optional;
  return isWordKey(key) ? COMMAND_COST.unnamedWord : COMMAND_COST.unnamed;
}
