import {
  type Advantage,
  firstMoveOf,
  lastMoveOf,
  type Move,
  type MoveReading,
  type ResolvedMove,
} from "@tactician/game";
import { type GuideCharacter, hasToken } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { listMovesAt, type SheetMove } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";
import { OPEN_EFFECTS } from "./combos.ts";
import { UNKNOWN_SITUATIONS } from "./move-properties.ts";
import { isHeatDash } from "./routes.ts";
import { endsAsThrow } from "./throws.ts";

/** Fewer frames for the last input are too few to see a hit and decide; players call eleven confirmable. */
const LEAST_FRAMES = 9;

/** `wait until you see the first one land`, `hit-confirm it`. */
const CONFIRM =
  /\b(?:see|seen|watch|wait|time|only (?:when|if|once))\b[^.]*\b(?:lands?|landed|connects?|connected|counter hit|has hit)\b|\bconfirm\b/i;

/** A text asks to see a hit before the string goes on only where the movelist leaves time for it. */
export const confirmTime: Check = ({ sheet, read }) =>
  judge(listTexts(sheet), ({ path, move: written, text }) => {
    const move = lastMoveOf(read(written))?.move;
    const frames = move === undefined ? undefined : decisionFrames(move);
    if (frames === undefined || frames >= LEAST_FRAMES || !CONFIRM.test(text)) return undefined;
    const message = `"${written}" leaves ${frames} frames to see the hit before, too few to decide on it`;
    return { path, message };
  });

/** What is said to the character's own player about one move. */
function listTexts({ heatEngagers, creatorNotes }: CharacterFile): (SheetMove & { readonly move: string })[] {
  return [
    ...heatEngagers.map(({ move, description: text }, n) => {
      return { path: ["heatEngagers", n, "description"], move, text };
    }),
    ...creatorNotes.flatMap(({ notes }, n) =>
      notes.flatMap(({ move, content }, m) =>
        move === undefined ? [] : [{ path: ["creatorNotes", n, "notes", m, "content"], move, text: content }],
      ),
    ),
  ];
}

/** By how many frames the last input may be late and the hits still are a combo; `undefined` where nobody says. */
function decisionFrames({ parent, links = [] }: Move): number | undefined {
  const late = links.flatMap(({ kind, delayFrames }) =>
    (kind === "combo" || kind === "counter-hit combo") && delayFrames !== undefined ? [delayFrames] : [],
  );
  return parent === undefined || late.length === 0 ? undefined : Math.max(...late);
}

const UNKNOWN: ReadonlySet<string> = new Set([...UNKNOWN_SITUATIONS, "close", "far"]);

/**
 * A mini combo's follow-up is out before the opponent can act: on hit, on counter hit or after the Heat Dash. Silent about who
 * lies or flies, where movelists do not say what still hits.
 */
export const followUpSpeed: Check = (context) =>
  judge(listMovesAt(context.sheet, "guaranteedFollowUps", "followUp"), ({ path, text }) => {
    const opener = context.sheet.guaranteedFollowUps[Number(path[1])];
    const message = opener && findSlowness(opener.move, text, context);
    return message === undefined ? undefined : { path, detail: text, message };
  });

function findSlowness(opener: string, followUp: string, { movelist, read }: GuideCharacter) {
  const after = read(opener);
  const then = read(followUp);
  if (after.words.some((word) => UNKNOWN.has(word))) return undefined;
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
function outcomeOf({ move, into }: ResolvedMove, reading: MoveReading): Advantage | undefined {
  if (endsAsThrow(move)) return undefined;
  const isCounterHit = hasToken(reading, "ch");
  if (isHeatDash(reading)) return move.heatDash?.hit;
  const entered = move.transitions?.find((transition) => transition.into === into);
  if (into !== undefined) return isCounterHit ? entered?.counterHit : entered?.hit;
  return isCounterHit ? (move.counterHit ?? move.hit) : move.hit;
}

/** In the air or on the ground the number says when they stand again, and hits on the way there count too. */
function isHelpless({ effects = [], maxEffects = [], recovered }: Advantage): boolean {
  return recovered !== undefined || [...effects, ...maxEffects].some((effect) => OPEN_EFFECTS.has(effect));
}

/** `(4) 3` after `4`: whether a string goes on is said by its notes. */
function isSameString({ id }: Move, next: Move): boolean {
  return next.parent === id || next.id.startsWith(`${id},`);
}
