import {
  type Advantage,
  type AdvantageEffect,
  firstMoveOf,
  lastMoveOf,
  type Move,
  type MoveReading,
  type ResolvedMove,
} from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import { listSheetMoves } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";

/** Words that put the hit, or the moment after it, where movelists have no number. */
const UNKNOWN_SITUATIONS: ReadonlySet<string> = new Set([
  "absorb",
  "air",
  "back",
  "close",
  "crouching",
  "far",
  "grounded",
  "installed",
  "parry",
  "side",
  "wall",
]);

const HELPLESS: ReadonlySet<AdvantageEffect> = new Set(["airborne", "down", "stagger", "thrown"]);

/**
 * A mini combo's follow-up is out before the opponent can act: on hit, on counter hit or after the Heat Dash. Silent about who
 * lies or flies, where movelists do not say what still hits.
 */
export const followUpSpeed: Check = {
  id: "follow-up-speed",
  label: "a guaranteed follow-up is no slower than what the hit leaves",
  check: (context) => {
    const followUps = listSheetMoves(context.sheet).filter(
      ({ path }) => path[0] === "guaranteedFollowUps" && path[2] === "followUp",
    );
    return judge(followUps, ({ path, text }) => {
      const opener = context.sheet.guaranteedFollowUps[Number(path[1])];
      const message = opener === undefined ? undefined : findSlowness(opener.move, text, context);
      return message === undefined ? undefined : { path, detail: text, message };
    });
  },
};

function findSlowness(
  opener: string,
  followUp: string,
  { movelist, read }: GuideCharacter,
): string | undefined {
  const after = read(opener);
  const then = read(followUp);
  if (after.words.some((word) => UNKNOWN_SITUATIONS.has(word))) return undefined;
  const hit = lastMoveOf(after);
  const next = firstMoveOf(then)?.move;
  const startup = next?.startup?.min;
  if (hit === undefined || next === undefined || startup === undefined || isSameString(hit.move, next))
    return undefined;
  const outcome = outcomeOf(hit, after);
  // After a hit that lifts, the rest of the string meets them in the air, and the number is of who stands.
  const before = movelist.moves.find(({ id }) => id === hit.move.parent)?.hit;
  if (outcome === undefined || (before !== undefined && isHelpless(before))) return undefined;
  const cases = [outcome, ...(outcome.alternatives ?? []), ...(outcome.inStance ?? [])];
  if (cases.some(isHelpless)) return undefined;
  const most = Math.max(...cases.map(({ min, max }) => max ?? min));
  return startup > most ? `"${followUp}" takes ${startup} frames, "${opener}" leaves ${most}` : undefined;
}

/** What the hit leaves; `undefined` where the movelist does not say. */
function outcomeOf({ move, into }: ResolvedMove, { tokens }: MoveReading): Advantage | undefined {
  if (move.hits.at(-1)?.level.endsWith("throw") === true) return undefined;
  const isCounterHit = tokens.some(({ id }) => id === "ch");
  const isInHeat = tokens.some(({ id }) => id === "heat");
  if (isInHeat && move.properties.includes("heat engager")) return move.heatDash?.hit;
  const entered = move.transitions?.find((transition) => transition.into === into);
  if (into !== undefined) return isCounterHit ? entered?.counterHit : entered?.hit;
  return isCounterHit ? (move.counterHit ?? move.hit) : move.hit;
}

/** In the air or on the ground the number says when they stand again, and hits on the way there count too. */
function isHelpless({ effects = [], maxEffects = [], recovered }: Advantage): boolean {
  return recovered !== undefined || [...effects, ...maxEffects].some((effect) => HELPLESS.has(effect));
}

/** `(4) 3` after `4`: whether a string goes on is said by its notes. */
function isSameString({ id }: Move, next: Move): boolean {
  return next.parent === id || next.id.startsWith(`${id},`);
}
