import type { Move } from "./move.ts";

export type MovesById = ReadonlyMap<string, Move>;

/** The entries of a string from its first input to this one. A parent that is missing or its own ends it. */
export function partsOf(move: Move, byId: MovesById): Move[] {
  const parts: Move[] = [];
  let part: Move | undefined = move;
  while (part !== undefined && !parts.includes(part)) {
    parts.unshift(part);
    part = part.parent === undefined ? undefined : byId.get(part.parent);
  }
  return parts;
}
