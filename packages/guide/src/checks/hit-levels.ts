import type { HitLevel, Move } from "@tactician/game";

const LOWS: ReadonlySet<HitLevel> = new Set(["low", "special low"]);
/** Throws that take who stands; the others are for the air, the ground and the wall. */
const STANDING_THROWS: ReadonlySet<HitLevel> = new Set(["throw", "high throw", "mid throw"]);
const CROUCH_THROWS: ReadonlySet<HitLevel> = new Set(["crouch throw", "low throw", "mid throw"]);

export function isLow(level: HitLevel): boolean {
  return LOWS.has(level);
}

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
