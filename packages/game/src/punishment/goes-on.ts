import type { CharacterId } from "../character.ts";
import { defined } from "../defined.ts";
import type { Move, StringLink } from "../move.ts";
import { publicMoveId } from "../move-key.ts";
import { type MovesById, partsOf } from "../parts-of.ts";
import type { GoesOn } from "./answer-parts.ts";
import { canBeDelayed, gapBetween, goesOverLowBlock, jailBefore } from "./gaps.ts";

/**
 * The strikes that may follow a move that was blocked, in the order of the movelist. `followUps` are the moves that continue it; what
 * comes only after a hit and what is a throw or a stance alone is left out.
 *
 * Example: Nina's `3` gives `3,2` with a gap of -1 frames and `3,3`, which jails.
 */
export function goesOnAfter(
  move: Move,
  followUps: readonly Move[],
  characterId: CharacterId,
  byId: MovesById,
): GoesOn[] {
  return followUps.flatMap((next) => {
    const own =
      next.parent === undefined ? hitsBehind(move, next) : next.hits.slice(next.hits.length - next.ownHits);
    const levels = own.map(({ level }) => level);
    // What takes health through a block is a strike, whatever it becomes when it hits.
    const strikes = next.chip !== undefined || levels.some((level) => !level.endsWith("throw"));
    if (next.id === move.id || !strikes) return [];
    if (next.availableOn?.includes("block") === false && !isToldAfterBlock(next)) return [];
    return {
      id: publicMoveId(characterId, next.id),
      move: next.command,
      levels,
      ...between(move, next, byId),
    };
  });
}

/** Of a row that the source gives no parent: it may list the hits of the move before once more. */
function hitsBehind({ hits: before }: Move, { hits }: Move): Move["hits"] {
  const isListed = before.every(({ level, damage }, place) => {
    const same = hits[place];
    return same?.level === level && same.damage === damage;
  });
  return isListed ? hits.slice(before.length) : hits;
}

/** A note counts from the block of the hit before, so it may be blocked, whatever another one says. */
function isToldAfterBlock({ links = [] }: Move): boolean {
  return links.some((link) => link.kind === "jails" || isAfterBlock(link));
}

type Between = Pick<GoesOn, "gap" | "jails" | "onlyIfDelayed" | "evidence">;

/** A note of the movelist wins over the frames. */
function between(move: Move, next: Move, byId: MovesById): Between {
  const before = next.parent === undefined ? move.hits.length : next.hits.length - next.ownHits;
  const jail = jailBefore(next, before);
  if (jail !== undefined)
    return { jails: true, ...defined({ onlyIfDelayed: jail.onlyIfDelayed || undefined }), evidence: "note" };
  const noted = interruptedBy(next, byId);
  if (noted !== undefined) return { gap: noted, evidence: "note" };
  if (next.uninterruptible === true) return { gap: 0, evidence: "note" };
  // Without a parent nobody knows from which input the startup counts.
  const computed = next.parent === undefined ? undefined : gapBetween(move, next);
  if (computed === undefined) return { evidence: "not known" };
  // A button must hit a frame before the strike comes.
  const gap = computed.frames - 1;
  if (computed.most > 0 || goesOverLowBlock(next.hits, before)) return { gap, evidence: "frames" };
  const onlyIfDelayed = canBeDelayed(next) || undefined;
  return { gap, jails: true, ...defined({ onlyIfDelayed }), evidence: "frames" };
}

/** The slowest startup that gets in after the hit before was blocked. Some notes count hits, some inputs. */
function interruptedBy({ hits, ownHits, parent, links = [] }: Move, byId: MovesById): number | undefined {
  const before = parent === undefined ? undefined : byId.get(parent);
  const places = [hits.length - ownHits, before && partsOf(before, byId).length, undefined];
  const notes = links.filter(isAfterBlock);
  const found = places.map((place) => notes.find(({ fromHit }) => fromHit === place));
  return found.find((note) => note !== undefined)?.startupFrames;
}

function isAfterBlock({ kind, on, when, startupFrames }: StringLink): boolean {
  return kind === "interruptible" && on !== "hit" && when === undefined && startupFrames !== undefined;
}

/** A continuation as it is told behind its move: the inputs that it adds, and the gap before it unless it jails. */
export type NextHit = Pick<GoesOn, "gap" | "jails" | "onlyIfDelayed"> & { readonly inputs: string };

interface MayGoOn {
  readonly move: string;
  readonly goesOn?: readonly GoesOn[] | undefined;
}

/**
 * What may follow a move: nothing where it ends in any case. `3 2` after `3` adds `2`; what is written otherwise, or is timed by the
 * input before (`4 just 3`, `1 quick 1`), stands whole.
 */
export function nextHits({ move, goesOn = [] }: MayGoOn): NextHit[] {
  return goesOn.map(({ move: next, gap, jails, onlyIfDelayed }) => {
    const added = next.startsWith(`${move} `) ? next.slice(move.length + 1) : next;
    const inputs = /^(?:[:~]|just |quick )/.test(added) ? next : added;
    return { inputs, ...(jails ? defined({ jails, onlyIfDelayed }) : defined({ gap })) };
  });
}

/** Whether a continuation hits who presses a button of so many frames: it comes first or at once. `undefined` = nobody knows. */
export function beats({ gap, jails }: Pick<GoesOn, "gap" | "jails">, frames: number): boolean | undefined {
  if (jails) return true;
  return gap === undefined ? undefined : frames > gap;
}

/** Whether a button of so many frames comes before every continuation. */
export function isBeforeAll(goesOn: readonly Pick<GoesOn, "gap" | "jails">[], frames: number): boolean {
  return goesOn.every((next) => beats(next, frames) === false);
}
