import type { Move, StringLink } from "../move.ts";

/** Moves of one movelist by id. */
export type MovesById = ReadonlyMap<string, Move>;

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
  const before: (number | undefined)[] = [move.hits.length - move.ownHits, inputsOf(parent, byId)];
  return links.some(({ fromHit }) => before.includes(fromHit)) && isGuaranteed(parent, byId);
}

/** How many entries of the movelist a string is made of. */
function inputsOf(move: Move, byId: MovesById): number {
  const parent = move.parent === undefined ? undefined : byId.get(move.parent);
  return parent === undefined || parent.parent === move.id ? 1 : 1 + inputsOf(parent, byId);
}

function isPlainCombo({ kind, when, airborne }: StringLink): boolean {
  return kind === "combo" && airborne === undefined && (when ?? ["hit"]).every(isNormalHit);
}

function isNormalHit(condition: string): boolean {
  return condition === "hit" || condition === "normal hit" || condition === "front hit";
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
