import type { CharacterId } from "../character.ts";
import { defined } from "../defined.ts";
import { FASTEST_ANSWER, UNSAFE } from "../facts/unsafe.ts";
import type { Advantage, HitLevel, Move, Movelist } from "../move.ts";
import { type MoveKey, publicMoveId, withoutNumber } from "../move-key.ts";
import { foldState } from "../states.ts";
import type { AnswerWayOut, Situation } from "./answer-parts.ts";
import { goesOverLowBlock, isLow, waysOutOf } from "./gaps.ts";
import { goesOnAfter } from "./goes-on.ts";

/** From here on most characters launch. */
export const LAUNCH_PUNISHABLE_FRAMES = 15;

/** A move that an opponent can do something about, as a document of a pair has it, without the answers. */
export interface AttackSituation extends Situation {
  readonly block?: Advantage;
  readonly waysOut: AnswerWayOut[];
}

/**
 * Every move of a character that somebody may punish, from -6 on, or that can be ducked, parried, stepped or interrupted on its way,
 * or that jails, which one must know not to duck. Worst first: launch punishable, then the other unsafe ones, then the rest.
 * The moves of `named` are there in any case.
 */
export function listSituations(
  { moves }: Pick<Movelist, "moves">,
  characterId: CharacterId,
  named: ReadonlySet<MoveKey> = new Set(),
): AttackSituation[] {
  const byId = new Map(moves.map((move) => [move.id, move]));
  const kept = new Set([...named].map((id) => publicMoveId(characterId, id)));
  const followUps = Map.groupBy(moves, ({ id, parent }) => parent ?? continuedBy(id));
  return moves
    .map((move) => {
      const next = followUps.get(move.id) ?? followUps.get(withoutNumber(move.id)) ?? [];
      const goesOn = goesOnAfter(move, next, characterId, byId);
      const waysOut = waysOutOf(move, byId);
      return { ...situationOf(move, characterId), waysOut, ...(goesOn.length > 0 && { goesOn }) };
    })
    .filter(
      ({ id, worstFrames, waysOut }) => worstFrames >= FASTEST_ANSWER || waysOut.length > 0 || kept.has(id),
    )
    .sort(worstFirst);
}

/** What a string becomes in Heat or with a stock has no parent in the source, but its id names it: `BAD.3,H.2` continues `BAD.3`. */
function continuedBy(id: MoveKey): string | undefined {
  return /^(.+),(?:H|ORB)\.[^,]+$/.exec(id)?.[1];
}

/** The order of situations: launch punishable, the other unsafe ones, the rest, each with the worst first. */
export function worstFirst(a: Situation, b: Situation): number {
  return rank(a) - rank(b) || b.worstFrames - a.worstFrames || (a.move < b.move ? -1 : 1);
}

/** Whether the last hit that can be blocked is low: a strike that becomes a throw when it hits is blocked as the strike that it is. */
export function endsLow(levels: readonly HitLevel[]): boolean {
  const last = levels.findLast((level) => !level.endsWith("throw"));
  return last !== undefined && isLow(last);
}

/** What blocking a move to its end leaves, without how the attacker is then. */
export type AfterBlock = Pick<AttackSituation, "block" | "frames" | "worstFrames" | "isLow" | "from">;

/** What blocking a move to its end leaves: `frames` are none, and `block` is absent, where nobody can block it or the movelist does not say. */
export function afterBlock(move: Move): AfterBlock {
  const block = move.lowBlocked ?? blockedAs(move);
  const isLow = endsLow(move.hits.map(({ level }) => level));
  const crouches =
    isLow ||
    move.lowBlocked !== undefined ||
    block?.effects?.includes("crouching") === true ||
    // One input is a low and then a high, which goes over whoever has blocked the low.
    (move.ownHits > 1 && goesOverLowBlock(move.hits, move.hits.length - 1));
  // Where the movelist has several values, the time that every one of them leaves is certain.
  const cases = block === undefined ? [] : [block, ...(block.alternatives ?? [])];
  const best = Math.max(...cases.map(({ min, max = min }) => max));
  return {
    ...defined({ block }),
    frames: block === undefined ? 0 : Math.max(0, -best),
    worstFrames: Math.max(0, -(block?.min ?? 0)),
    isLow,
    from: crouches ? "crouching" : "standing",
  };
}

function situationOf(move: Move, characterId: CharacterId): Omit<AttackSituation, "waysOut" | "goesOn"> {
  const { command, id, hits, parent, pushbackOnBlock } = move;
  const { block, frames, worstFrames, isLow, from } = afterBlock(move);
  return {
    move: command,
    id: publicMoveId(characterId, id),
    levels: hits.map(({ level }) => level),
    isString: parent !== undefined,
    frames,
    worstFrames,
    ...postureAfterBlock(move),
    isLow,
    from,
    isUnsafe: block !== undefined && block.min <= UNSAFE,
    ...defined({ pushback: pushbackOnBlock, block }),
  };
}

/** The advantage on block, where a block is possible: not of throws, and not of what cannot be blocked. */
function blockedAs({ block, hits }: Move): Advantage | undefined {
  const last = hits.findLast(({ level }) => !level.endsWith("throw"));
  // Of a row without levels nobody knows how it is blocked, but what it says about the block counts.
  if (hits.length === 0) return block;
  return last === undefined || last.unblockable === true ? undefined : block;
}

function rank({ isUnsafe, worstFrames }: Situation): number {
  if (!isUnsafe) return 2;
  return worstFrames >= LAUNCH_PUNISHABLE_FRAMES ? 0 : 1;
}

type After = Pick<Situation, "posture" | "stance">;

/** Other forms of a character than a stance, and turned sideways: the fighter stands. */
const STANDING_FORMS: readonly string[] = "1ss nss stb grf war nwg sne gmc orb side".split(" ");

/** Stances so low that highs go over them. */
const LOW_STANCES: readonly string[] = "aop trt rlx sit gmh hbs ind med dck snk hsp mnt".split(" ");

const POSTURES: readonly (readonly [Situation["posture"], states: readonly string[]])[] = [
  ["crouching", ["fc", "hfc", "cd"]],
  ["back turned", ["bt"]],
  ["face up", ["fufa", "fuft", "fufl", "fufr"]],
  ["face down", ["fdfa", "fdft", "fdfl", "fdfr"]],
  ["airborne", ["air"]],
];

/** Whether highs go over the attacker, or may. */
export function mayCrouch({ posture, stance }: After): boolean {
  if (posture === "crouching" || posture === "not known") return true;
  return stance !== undefined && LOW_STANCES.includes(stance.toLowerCase());
}

/** How the attacker is after the move was blocked, as the movelist's advantage on block, its notes and its recovery have it. */
export function postureAfterBlock({ block, attackerAfter = [], recovery, transitions = [] }: Move): After {
  const noted = attackerAfter.find(({ when }) => when === undefined || when.includes("block"))?.state;
  const passing = transitions.find(
    ({ input, when }) => input === undefined && (when === undefined || when.includes("block")),
  )?.into;
  const state = noted ?? block?.into ?? recovery?.into ?? passing;
  // The source leaves out the state of who stands, but not the frames beside it.
  if (state === undefined) return { posture: recovery === undefined ? "not known" : "standing" };
  // Two states, `bt fc`: who crouches is missed by highs, whichever way they look.
  const names = state.split(" ").map(foldState);
  const found = POSTURES.find(([, states]) => states.some((one) => names.includes(one)));
  if (found !== undefined) return { posture: found[0] };
  if (names.some((name) => STANDING_FORMS.includes(name))) return { posture: "standing" };
  return { posture: "in a stance", stance: state };
}
