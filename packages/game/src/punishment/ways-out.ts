import type { HitLevel, Move, StringLink } from "../move.ts";
import type { AnswerWayOut } from "./answer-parts.ts";
import type { MovesById } from "./guaranteed.ts";
import { gapBefore } from "./string-gap.ts";

const DUCKABLE: ReadonlySet<HitLevel> = new Set(["high", "high throw"]);
const LOW: ReadonlySet<HitLevel> = new Set(["low", "special low"]);

/** What gets in between with less is no move that everybody has. */
const FASTEST_JAB = 10;

/**
 * A gap by frames that is shorter may be none: some strings whose notes say "Jail" have up to two frames by the rule of
 * `gapBefore`. So nothing is said about it.
 */
const SURE_GAP = 3;

interface Gap {
  /** Frames in between, where known. */
  readonly frames?: number;
  readonly evidence: AnswerWayOut["evidence"];
  readonly jails: boolean;
  /** It jails unless the hit is delayed by more frames than this. */
  readonly onlyIfDelayed: boolean;
}

/**
 * What can be done about a string before its own hits come: what its parents do is said in their rows. A note of the
 * movelist wins over the frames; where neither knows, nothing is said.
 */
export function waysOutOf(move: Move, byId: MovesById): AnswerWayOut[] {
  const { hits, ownHits, parent, whiffsTo = [] } = move;
  const gap = parent === undefined || ownHits === 0 ? undefined : gapOf(move, byId);
  const hit = hits.length - ownHits + 1;
  const steps = whiffsTo.map(
    (side): AnswerWayOut => ({
      kind: "step",
      ...(parent === undefined ? {} : { hit }),
      side,
      evidence: "note",
    }),
  );
  if (gap === undefined) return parent === undefined ? steps : [];
  if (gap.jails && !gap.onlyIfDelayed) return [{ kind: "jail", hit, evidence: gap.evidence }];
  return [...inBetween(move, hit, gap), ...(gap.jails ? [] : steps)];
}

function inBetween({ hits, properties }: Move, hit: number, gap: Gap): AnswerWayOut[] {
  const level = hits[hit - 1]?.level;
  const before = hits[hit - 2]?.level;
  const { frames, evidence, onlyIfDelayed } = gap;
  const said = {
    hit,
    ...(frames === undefined ? {} : { frames }),
    ...(onlyIfDelayed ? { onlyIfDelayed: true as const } : {}),
    evidence,
  };
  const ways: AnswerWayOut[] = [];
  if (level !== undefined && DUCKABLE.has(level) && before !== undefined && !LOW.has(before))
    ways.push({ kind: "duck", ...said });
  if (level !== undefined && LOW.has(level) && !properties.includes("unparryable"))
    ways.push({ kind: "low parry", ...said });
  // A move beats the hit that comes a frame after it.
  const startup = evidence === "note" ? frames : (frames ?? 0) - 1;
  if (startup !== undefined && startup >= FASTEST_JAB && !onlyIfDelayed)
    ways.push({ kind: "interrupt", ...said, frames: startup });
  return ways;
}

function gapOf(move: Move, byId: MovesById): Gap | undefined {
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
function notedGap({ links = [], hits, ownHits, ...move }: Move): Gap | undefined {
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

function canBeDelayed({ inputDelayFrames, moveDelayFrames, delayable }: Move): boolean {
  return inputDelayFrames !== undefined || moveDelayFrames !== undefined || delayable === true;
}
