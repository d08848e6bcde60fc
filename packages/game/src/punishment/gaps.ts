import { defined } from "../defined.ts";
import type { HitLevel, Move, StringLink } from "../move.ts";
import { type MovesById, partsOf } from "../parts-of.ts";
import type { AnswerWayOut } from "./answer-parts.ts";

const DUCKABLE: ReadonlySet<HitLevel> = new Set(["high", "high throw"]);

export function isLow(level: HitLevel): boolean {
  return level === "low" || level === "special low";
}

/** What gets in between with less is no move that everybody has. */
export const FASTEST_JAB = 10;

/**
 * What can be done about a string before its own hits come: what its parents do is said in their rows. A note of the
 * movelist wins over the frames; where neither knows, nothing is said.
 */
export function waysOutOf(move: Move, byId: MovesById): AnswerWayOut[] {
  const { hits, ownHits, parent, whiffsTo = [], unsure } = move;
  const gap = parent === undefined || ownHits === 0 ? undefined : knownGapOf(move, byId);
  const hit = hits.length - ownHits + 1;
  const where = parent === undefined ? {} : { hit };
  const doubt = unsure?.includes("whiffsTo") && { onlySometimes: true as const };
  const steps = whiffsTo.map(
    (side): AnswerWayOut => ({ kind: "step", ...where, side, ...doubt, evidence: "note" }),
  );
  // A jail that stops attacks alone.
  const isSaidDuckable = move.duckable === true && DUCKABLE.has(hits[hit - 1]?.level ?? "mid");
  if (move.lowBlocked !== undefined) return [{ kind: "duck", hit: hits.length, evidence: "note" }, ...steps];
  if (isSaidDuckable && parent !== undefined && gap?.jails !== false)
    return [{ kind: "duck", hit, evidence: "note" }];
  if (gap === undefined) return parent === undefined ? steps : [];
  if (gap.jails && !gap.onlyIfDelayed) return [{ kind: "jail", hit, evidence: gap.evidence }];
  return [...inBetween(move, hit, gap), ...(gap.jails ? [] : steps)];
}

/** Whether a hit is a high behind a low: who blocked that crouches, so that nothing holds them in its way. */
export function goesOverLowBlock(hits: Move["hits"], place: number): boolean {
  const [before, own] = [hits[place - 1], hits[place]];
  return before !== undefined && own !== undefined && isLow(before.level) && DUCKABLE.has(own.level);
}

function inBetween({ hits, properties }: Move, hit: number, gap: KnownGap): AnswerWayOut[] {
  const level = hits[hit - 1]?.level;
  const before = hits[hit - 2]?.level;
  const { frames, evidence, onlyIfDelayed } = gap;
  const delayed = onlyIfDelayed && { onlyIfDelayed: true as const };
  const said = { hit, ...defined({ frames }), ...delayed, evidence };
  const ways: AnswerWayOut[] = [];
  if (level !== undefined && DUCKABLE.has(level) && before !== undefined && !isLow(before))
    ways.push({ kind: "duck", ...said });
  if (level !== undefined && isLow(level) && !properties.includes("unparryable"))
    ways.push({ kind: "low parry", ...said });
  // A move beats the hit that comes a frame after it.
  const startup = evidence === "note" ? frames : (frames ?? 0) - 1;
  if (startup !== undefined && startup >= FASTEST_JAB && !onlyIfDelayed)
    ways.push({ kind: "interrupt", ...said, frames: startup });
  return ways;
}

/** What a string's own first hit does to who presses a button after blocking the hit before. */
export interface CaughtButtons {
  /** Nothing can be pressed at all, whatever the attacker does. */
  readonly jails: boolean;
  /**
   * The fastest button that is hit; one that comes in the same frame trades and is not caught. Several where notes say
   * different things; none where neither they nor the frames say anything for sure. 10 = every button is hit.
   */
  readonly from: readonly number[];
}

/**
 * Which buttons a hit catches, by the movelist's notes ("Interrupt with i12": 13 and slower) and by the frames between
 * the hits: a gap of 12 lets a button of 12 trade, so 13 and slower are caught, whatever faster one a note names.
 *
 * Example: King's `1 2 2+4` gives `{ jails: false, from: [13] }`.
 */
export function caughtButtons(move: Move, byId: MovesById): CaughtButtons {
  const gap = knownGapOf(move, byId);
  if (gap?.jails === true && !gap.onlyIfDelayed) return { jails: true, from: [] };
  const computed = gapBefore(move, byId);
  const notes = (move.links ?? []).flatMap(({ kind, on, when, startupFrames }) =>
    kind === "interruptible" && on !== "hit" && when === undefined && startupFrames !== undefined
      ? [Math.max(startupFrames, computed?.frames ?? 0) + 1]
      : [],
  );
  const byFrames =
    gap?.evidence === "frames" && !gap.jails && gap.frames !== undefined ? [gap.frames + 1] : [];
  // Delayed a little, what else jails or nearly jails leaves a gap that is as short as the attacker likes; but not what no
  // note and no frames tell of.
  const isKnown = gap !== undefined || computed !== undefined;
  const isTight =
    move.uninterruptible === true || (isKnown && gap?.frames === undefined && canBeDelayed(move));
  const from = [...notes, ...byFrames, ...(isTight ? [FASTEST_JAB] : [])].map((frames) =>
    Math.max(frames, FASTEST_JAB),
  );
  return { jails: false, from: [...new Set(from)] };
}

/** A shorter gap by frames may be none: some strings whose notes say "Jail" have up to two by the rule of `gapBefore`. */
const SURE_GAP = 3;

/** What is between the hit before and a string's own first hit, when the one before was blocked. */
interface KnownGap {
  /** By a note: the startup of the slowest move that gets in between. By frames: how many frames there are to act. */
  readonly frames?: number;
  readonly evidence: AnswerWayOut["evidence"];
  readonly jails: boolean;
  /** It jails unless the hit is delayed. */
  readonly onlyIfDelayed: boolean;
}

/** A note of the movelist wins over the frames; `undefined` where neither says anything for sure. */
function knownGapOf(move: Move, byId: MovesById): KnownGap | undefined {
  const noted = notedGap(move);
  const computed = gapBefore(move, byId);
  if (noted !== undefined) return noted;
  // What cannot be pressed in between may still be ducked in time, unless there is none.
  if (computed === undefined || (move.uninterruptible === true && computed.most > 0)) return undefined;
  if (goesOverLowBlock(move.hits, move.hits.length - move.ownHits)) return undefined;
  if (computed.most <= 0) return { evidence: "frames", jails: true, onlyIfDelayed: canBeDelayed(move) };
  return computed.frames < SURE_GAP
    ? undefined
    : { frames: computed.frames, evidence: "frames", jails: false, onlyIfDelayed: false };
}

/** What the notes say about the hit before: a jail, up to a delay, or the slowest move that gets in between. */
function notedGap(move: Move): KnownGap | undefined {
  const before = move.hits.length - move.ownHits;
  const jail = jailBefore(move);
  if (jail !== undefined) return { evidence: "note", jails: true, ...jail };
  const gap = move.links?.find(
    ({ kind, fromHit = before, on, when }) =>
      kind === "interruptible" && on !== "hit" && when === undefined && fromHit === before,
  );
  if (gap === undefined) return undefined;
  const frames = defined({ frames: gap.startupFrames });
  return { ...frames, evidence: "note", jails: false, onlyIfDelayed: false };
}

/** A jail that a note tells of, from the last of `before` hits or an earlier one; `onlyIfDelayed`: the input may come later than it holds. */
export function jailBefore(
  move: Move,
  before = move.hits.length - move.ownHits,
): { readonly onlyIfDelayed: boolean } | undefined {
  if (goesOverLowBlock(move.hits, before)) return undefined;
  // "Jail" is about a block, whatever word the note has for the hit it starts from.
  // One from a hit of this entry itself is about what comes after that hit.
  const jail = move.links?.find(
    ({ kind, fromHit = 1, when }) => kind === "jails" && when === undefined && fromHit <= before,
  );
  if (jail === undefined) return undefined;
  const delay = Math.max(move.inputDelayFrames ?? 0, move.moveDelayFrames ?? 0);
  return { onlyIfDelayed: delay > (jail.delayFrames ?? 0) };
}

export function canBeDelayed({ inputDelayFrames, moveDelayFrames, delayable }: Move): boolean {
  return inputDelayFrames !== undefined || moveDelayFrames !== undefined || delayable === true;
}

/**
 * Frames between two hits in which the one who blocks can act.
 *
 * The next hit comes its own startup after the input, block stun lasts as long as the attacker's recovery and advantage on
 * block together. Of 152 strings whose notes say "Jail" this gives none for 140, and within one frame what 158 of 230
 * notes say about interruptions; most of the others are about delayed hits.
 */
interface StringGap {
  /** None or less: nothing can be done in between. */
  readonly frames: number;
  /** At most, where the movelist gives ranges. */
  readonly most: number;
}

/** Before the first own hit of a string; `undefined` where the movelist does not give all three numbers. */
export function gapBefore(move: Move, byId: MovesById): StringGap | undefined {
  const parent = move.parent === undefined ? undefined : byId.get(move.parent);
  return parent && gapBetween(parent, move);
}

/** The same between a blocked move and one that continues it. */
export function gapBetween(
  { block, recovery: usual, contactRecovery: onContact, ownHits: hitsBefore }: Move,
  { ownHits, ownStartup = [] }: Move,
): StringGap | undefined {
  const [own] = ownStartup;
  const recovery = onContact?.when.includes("block") === true ? onContact.frames : usual?.frames;
  if (own === undefined || recovery === undefined || ownHits === 0 || hitsBefore === 0) return undefined;
  if (block === undefined || block.alternatives !== undefined || block.into !== undefined) return undefined;
  return {
    frames: own.min - recovery - (block.max ?? block.min),
    most: (own.max ?? own.min) - recovery - block.min,
  };
}

/** Hits of one entry that are further apart than a jab's hit stun are not one combo unless a note says so. */
const LONGEST_GAP = 15;

/**
 * Whether all hits of a move connect once the first one has, on a normal hit: notes call it a combo from the first hit, or each
 * part one from the part before. A jail says nothing about that: King's `1 2 1` jails, and is a combo on a counter hit alone.
 */
export function isGuaranteed(move: Move, byId: MovesById): boolean {
  if (move.parent === undefined) return isOneCombo(move);
  const parent = byId.get(move.parent);
  if (parent === undefined || move.ownHits === 0) return false;
  const links = (move.links ?? []).filter(isPlainCombo);
  if (links.some(({ fromHit }) => fromHit === 1)) return true;
  // Some notes count hits, some inputs.
  const before: (number | undefined)[] = [move.hits.length - move.ownHits, partsOf(parent, byId).length];
  return links.some(({ fromHit }) => before.includes(fromHit)) && isGuaranteed(parent, byId);
}

function isPlainCombo({ kind, when, airborne }: StringLink): boolean {
  const isNormal = (when ?? []).every((one) => one === "hit" || one === "normal hit" || one === "front hit");
  return kind === "combo" && airborne === undefined && isNormal;
}

/** An entry of several hits: its notes say when they do not combo, and what comes a long time later does not either. */
function isOneCombo({ hits, links = [], ownStartup = [] }: Move): boolean {
  if (hits.length < 2 || links.some(isPlainCombo)) return true;
  if (links.some(({ kind }) => kind === "counter-hit combo" || kind === "interruptible")) return false;
  return ownStartup.every(({ min }, place) => {
    const before = ownStartup[place - 1];
    return before === undefined || min - (before.max ?? before.min) <= LONGEST_GAP;
  });
}
