import { entryOf } from "../entry-of.ts";
import type { Move } from "../move.ts";
import type { CommandNode } from "./command-tree.ts";
import {
  type InputChain,
  isButtonKey,
  isCircumstanceKey,
  isDirectionKey,
  isHoldKey,
  isInsideToken,
  isOptionalInput,
  isWordKey,
  keyAt,
} from "./input-chain.ts";

/*
 * What a reading of a move string costs; the cheapest one is what the player meant. One rule is behind all numbers: 1 is a move
 * more on the way. What costs clearly less than a move is a habit of writing, what costs more is something that nobody wrote
 * down, and what is unknown costs more than anything that can be known. README.md shows how they add up.
 */

/** The way through a string, step by step. */
export const PATH_COST = {
  /** Each move. The longest command wins: Jin's `1 2 3` is one string, not three jabs. */
  move: 1,
  /** A word or circumstance between two moves, which says nothing about either. */
  word: 0.1,
  /** A stance that is only named: less than a move, so Lidia's `HAE` alone is no parry out of it (`P.HAE`). */
  mention: 0.6,
  /** A hold behind a move that the movelist does not explain, Zafina's `3 holdb` or a Heat Dash: still that move. */
  hold: 0.4,
  /** The input of a transition. Next to nothing, or Lili's `d 1 holdd` would be `FC 1` rather than `d 1` into the crouch. */
  transition: 0.05,
  /** A plain move right behind a transition: Jin's `b 3 holdf 1` is rather the stance's `ZEN 1` than a jab. */
  plainAfterTransition: 0.5,
  /**
   * A bracket passed over because it only tells how to get there, Shaheen's `df 4 1 holddf (db) ws 3 3`. Dear, because most
   * brackets hold a move: in Leroy's `(3+4) HRM f 4` the first is the way into the stance.
   */
  aside: 8,
  /** A stretch that is no move: more than any reading of a whole string by moves. */
  unknown: 60,
  /** Each key of it, so that it is as short as it can be: Asuka's `f 2 1` is `f 2` and an unknown `1`. */
  unknownKey: 1,
} as const;

/** What a command has and the text lacks, or the text has and the command lacks. */
const COMMAND_COST = {
  /** An alias: Armor King's `fc d 1` is `hFC 1`, which it nearly is as a command, and not the alias of `d 1`. */
  link: 0.01,
  /** A word inside the text that the command does not have: Law's `heat on 1+2` is `H.1+2`. */
  word: 0.1,
  /** A circumstance of the text that the command has too: it takes back the cost of a move, so Feng's `STC parry` is that parry. */
  named: -1,
  /** A Heat Engager before `holdf`. Outweighs `named`: in `heat f f 2 holdf` Kazuya dashes out of the engager `f,F+2`. */
  heatDash: -1.2,
  /** A direction held or not: Jun's `MIA f` is `MIA F`. Where the character has both, each is read as written. */
  heldDirection: 0.6,
  /** The command's button is held. Less than `optional`: a charged just frame is rather found by its sign than by its hold. */
  charge: 0.9,
  /** A just frame or neutral that one of the two lacks: Bryan's `f b 2` is `f n b 2`, Clive's `2:1` is `2 1`. */
  optional: 1,
  /** A circumstance or a stance in the middle that nobody wrote: Steve's `d 1+2` is `OTG.d+1+2`, there is no other. */
  unnamed: 2,
  /** A word of the command that nobody wrote, the least likely to be meant. */
  unnamedWord: 3,
} as const;

/** Beginning to read a command elsewhere than at its first key. */
export const READING_COST = {
  /** `fc` for `hfc`: movelists tell half from full crouch, players seldom do. */
  otherCrouch: 0.05,
  /** From a crouch `d` is no input: `fc d 1` is `FC 1`. */
  crouchDown: 0.1,
  /** `d`, `db` or neither: the same crouch, held otherwise. Paul's `FC 1` is the crouch jab that is listed as `db 1`. */
  crouchDirection: 0.2,
  /** `db` that was not written: `fc 1` for `FC db 1`. */
  crouchUnwritten: 0.3,
  /** `d` from standing, for the crouching move: only where there is no standing one. */
  crouchUnsaid: 2,
  /** The same by `db`: `db 1` is rather `FC db+1` (`crouchUnsaid`) than `FC 1`. */
  crouchUnsaidTurned: 2.2,
  /** A sidestep or a crouch that the command lacks: Jin's `ss 2` is his `2`, King's `fc uf 4` the hopkick. */
  stateLeftOut: 1.5,
  /** `f n d df` for the state `cd` and back, and a motion for the stance it leads to: Hwoarang's `f n d df 3` is `CD 3`. */
  motion: 0.3,
  /** The crouch dash as rising: `f n d df 1` for `ws 1`, where the character has no such move out of the dash. */
  dashRising: 2.5,
  /** A stance before a string that names it later: `GRF df 3+4 3`. */
  placeAhead: 0.3,
  /** A power that lasts (a mode) before a move that does not need it: Claudio's `STB b 4` is `b 4`. */
  mode: 2.5,
  /** A move of the stance that the move before can go into, without the input for it. */
  transitionUnsaid: 1,
  /** The rest of a string whose beginning is the move before: Bryan's `b 3 holdf 2 1` is `b 3`, then the rest of `b 3 2 1`. */
  followUp: 3,
} as const;

/** What is not tried: bounds for text that is no move. */
export const LIMIT = {
  /** A command that takes more than this for granted was not meant. */
  commandCost: 5,
  /** Words and circumstances inside one command. With more, sentences would be read as moves. */
  leftOut: 4,
  /** Ways to have read a string up to a place; those behind the sixth differ in nothing that matters. */
  states: 6,
} as const;

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

interface Step extends Omit<WalkStart, "mustPass"> {
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
  const { node, position, cost, mustPass } = start;
  const open: Step[] = [{ node, position, cost, passed: mustPass === undefined, read: false, leftOut: 0 }];
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
  const costs = entryOf(seen, step.node, () => new Map<number, number>());
  const known = costs.get(key);
  if (known !== undefined && known <= step.cost) return false;
  costs.set(key, step.cost);
  return true;
}

function keepMatch(matches: Map<number, CommandMatch>, chain: InputChain, step: Step): void {
  const move = step.node.moves[0];
  if (move === undefined) return;
  // Only a Heat Engager can be dashed out of. Kazuya's `heat f f 2 holdf` is therefore the engager `f,F+2`, although
  // `heat f f 2` alone names the throw that his Heat makes of it.
  const isHeatDash = keyAt(chain, step.position) === "holdf" && move.properties.includes("heat engager");
  const cost = step.cost + (isHeatDash ? COMMAND_COST.heatDash : 0);
  const known = matches.get(step.position);
  if (known !== undefined && known.cost <= cost) return;
  matches.set(step.position, { move, node: step.node, end: step.position, cost });
}

function pushNext(open: Step[], chain: InputChain, start: WalkStart, step: Step): void {
  const key = keyAt(chain, step.position);
  const behind = { position: step.position + 1, passed: step.passed, leftOut: step.leftOut };
  const exact = step.node.children.get(key);
  if (exact !== undefined) {
    const named = isCircumstanceKey(key) || isWordKey(key) ? COMMAND_COST.named : 0;
    open.push({ ...behind, node: exact, cost: step.cost + named, read: true });
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
    const passed = step.passed || optional === start.mustPass;
    open.push({ ...step, node: child, cost, passed, read: false });
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
