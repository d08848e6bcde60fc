import type { Matchup } from "@tactician/contract";

type WeakMove = Matchup["weakMoves"][number];

/** What of the list of moves is shown. */
export interface WeakMoveFilter {
  /** Level of the last hit. */
  readonly level: "any" | "high" | "mid" | "low";
  /** Disadvantage on block, at least. */
  readonly frames: 0 | 10 | 12 | 15;
  readonly kind: "any" | "single" | "string";
}

export const NO_FILTER: WeakMoveFilter = { level: "any", frames: 0, kind: "any" };

/** The moves that a filter leaves, in their order. */
export function filterMoves(moves: readonly WeakMove[], { level, frames, kind }: WeakMoveFilter): WeakMove[] {
  return moves.filter(
    (move) =>
      (level === "any" || move.lastLevel === level) &&
      (frames === 0 || (move.situation?.frames ?? 0) >= frames) &&
      (kind === "any" || move.isString === (kind === "string")),
  );
}
