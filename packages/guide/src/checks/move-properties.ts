import type { Move, MoveProperty } from "@tactician/game";

/** Every property that a move has, also those on a counter hit, of some of its hits alone or under a condition. */
export function listProperties(move: Move): MoveProperty[] {
  return [
    ...move.properties,
    ...(move.counterHitProperties ?? []),
    ...(move.conditionalProperties ?? []).map(({ property }) => property),
  ];
}
