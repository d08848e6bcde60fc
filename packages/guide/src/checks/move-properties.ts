import type { HitLevel, Move, MoveProperty } from "@tactician/game";

/** What passes over who crouches. */
export function isDuckable(level: HitLevel): boolean {
  return level === "high" || level === "high throw" || level === "throw";
}

/** Words that put a hit, or the moment after it, where movelists have no number. */
export const UNKNOWN_SITUATIONS: readonly string[] =
  "absorb air back crouching grounded installed parry side wall".split(" ");

/** Every property that a move has, also those on a counter hit, of some of its hits alone or under a condition. */
export function listProperties(move: Move): MoveProperty[] {
  return [
    ...move.properties,
    ...(move.counterHitProperties ?? []),
    ...(move.conditionalProperties ?? []).map(({ property }) => property),
  ];
}
