import type { HitLevel, Move, MoveProperty } from "@tactician/game";

/** Throws that take who stands; the others are for the air, the ground and the wall. */
const STANDING_THROWS: ReadonlySet<HitLevel> = new Set(["throw", "high throw", "mid throw"]);
const CROUCH_THROWS: ReadonlySet<HitLevel> = new Set(["crouch throw", "low throw", "mid throw"]);

/** What passes over who crouches. */
export function isDuckable(level: HitLevel): boolean {
  return level === "high" || level === "high throw" || level === "throw";
}

/** Words that put a hit, or the moment after it, where movelists have no number. */
export const UNKNOWN_SITUATIONS: readonly string[] =
  "absorb air back crouching grounded installed parry side wall".split(" ");

export function isStandingThrow(level: HitLevel): boolean {
  return STANDING_THROWS.has(level);
}

export function isCrouchThrow(level: HitLevel): boolean {
  return CROUCH_THROWS.has(level);
}

/** The hits that the move adds to the string before it. */
export function ownHitsOf({ hits, ownHits }: Move): Move["hits"] {
  return hits.slice(hits.length - ownHits);
}

/** Every property that a move has, also those on a counter hit, of some of its hits alone or under a condition. */
export function listProperties(move: Move): MoveProperty[] {
  return [
    ...move.properties,
    ...(move.counterHitProperties ?? []),
    ...(move.conditionalProperties ?? []).map(({ property }) => property),
  ];
}
