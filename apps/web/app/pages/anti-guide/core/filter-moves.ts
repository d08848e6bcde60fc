import type { Situation } from "@tactician/game";

export interface WeakMoveFilter {
  /** Level of the last hit. */
  readonly level: "any" | "high" | "mid" | "low";
  /** Disadvantage on block, at least. */
  readonly frames: 0 | 10 | 12 | 15;
  readonly kind: "any" | "single" | "string";
}

export const NO_FILTER: WeakMoveFilter = { level: "any", frames: 0, kind: "any" };

/** Whether a filter leaves a move. */
export function passes(
  { levels, frames, isString }: Pick<Situation, "levels" | "frames" | "isString">,
  filter: WeakMoveFilter,
): boolean {
  return (
    // Special mids are blocked standing and crouching, special lows too: one asks for them as mids and lows.
    (filter.level === "any" || levels.at(-1)?.replace("special ", "") === filter.level) &&
    frames >= filter.frames &&
    (filter.kind === "any" || isString === (filter.kind === "string"))
  );
}
