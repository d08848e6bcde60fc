import type { Move, StringLink } from "../move.ts";
import type { AnswerWayOut } from "./answer-parts.ts";
import type { MovesById } from "./guaranteed.ts";
import { gapBefore } from "./string-gap.ts";

/**
 * A gap by frames that is shorter may be none: some strings whose notes say "Jail" have up to two frames by the rule of
 * `gapBefore`. So nothing is said about it.
 */
const SURE_GAP = 3;

/** What is between the hit before and a string's own first hit, when the one before was blocked. */
export interface KnownGap {
  /** By a note: the startup of the slowest move that gets in between. By frames: how many frames there are to act. */
  readonly frames?: number;
  readonly evidence: AnswerWayOut["evidence"];
  readonly jails: boolean;
  /** It jails unless the hit is delayed. */
  readonly onlyIfDelayed: boolean;
}

/** A note of the movelist wins over the frames; `undefined` where neither says anything for sure. */
export function knownGapOf(move: Move, byId: MovesById): KnownGap | undefined {
  const noted = notedGap(move);
  const computed = gapBefore(move, byId);
  if (noted !== undefined) return noted;
  // What cannot be pressed in between may still be ducked in time, unless there is none.
  if (computed === undefined || (move.uninterruptible === true && computed.most > 0)) return undefined;
  if (computed.most <= 0) return { evidence: "frames", jails: true, onlyIfDelayed: canBeDelayed(move) };
  return computed.frames < SURE_GAP
    ? undefined
    : { frames: computed.frames, evidence: "frames", jails: false, onlyIfDelayed: false };
}

/** What the notes say about the hit before: a jail, up to a delay, or the slowest move that gets in between. */
function notedGap({ links = [], hits, ownHits, ...move }: Move): KnownGap | undefined {
  const before = hits.length - ownHits;
  // "Jail" is about a block, whatever word the note has for the hit it starts from.
  const jail = links.find(({ kind, when }) => kind === "jails" && when === undefined);
  if (jail !== undefined) {
    const delay = Math.max(move.inputDelayFrames ?? 0, move.moveDelayFrames ?? 0);
    return { evidence: "note", jails: true, onlyIfDelayed: delay > (jail.delayFrames ?? 0) };
  }
  const gap = links.find((link) => isGapBefore(link, before));
  if (gap === undefined) return undefined;
  const { startupFrames: frames } = gap;
  return {
    ...(frames === undefined ? {} : { frames }),
    evidence: "note",
    jails: false,
    onlyIfDelayed: false,
  };
}

function isGapBefore({ kind, fromHit, on, when }: StringLink, before: number): boolean {
  if (kind !== "interruptible" || on === "hit" || when !== undefined) return false;
  return fromHit === undefined || fromHit === before;
}

/** Whether the player may wait before the last input of the string. */
export function canBeDelayed({ inputDelayFrames, moveDelayFrames, delayable }: Move): boolean {
  return inputDelayFrames !== undefined || moveDelayFrames !== undefined || delayable === true;
}
