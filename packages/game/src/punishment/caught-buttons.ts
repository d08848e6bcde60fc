import type { Move } from "../move.ts";
import type { MovesById } from "./guaranteed.ts";
import { canBeDelayed, knownGapOf } from "./known-gap.ts";
import { gapBefore } from "./string-gap.ts";
import { FASTEST_JAB } from "./ways-out.ts";

/** What a string's own first hit does to who presses a button after blocking the hit before. */
export interface CaughtButtons {
  /** Nothing can be pressed at all, whatever the attacker does. */
  readonly jails: boolean;
  /**
   * The fastest button that does not get in between: it is hit, or trades at best. Several where notes and frames say
   * different things; none where neither says anything for sure. 10 = no button gets in.
   */
  readonly from: readonly number[];
}

/**
 * Which buttons a hit catches, by the movelist's notes ("Interrupt with i12": 13 and slower) and by the frames between
 * the hits.
 *
 * Example: King's `1 2 2+4` gives `{ jails: false, from: [13, 12] }`.
 */
export function caughtButtons(move: Move, byId: MovesById): CaughtButtons {
  const gap = knownGapOf(move, byId);
  if (gap?.jails === true && !gap.onlyIfDelayed) return { jails: true, from: [] };
  const notes = (move.links ?? []).flatMap(({ kind, on, when, startupFrames }) =>
    kind === "interruptible" && on !== "hit" && when === undefined && startupFrames !== undefined
      ? [startupFrames + 1]
      : [],
  );
  const byFrames = gap?.evidence === "frames" && !gap.jails && gap.frames !== undefined ? [gap.frames] : [];
  // Delayed a little, what else jails or nearly jails leaves a gap that is as short as the attacker likes; but not what no
  // note and no frames tell of.
  const isKnown = gap !== undefined || gapBefore(move, byId) !== undefined;
  const isTight =
    move.uninterruptible === true || (isKnown && gap?.frames === undefined && canBeDelayed(move));
  const from = [...notes, ...byFrames, ...(isTight ? [FASTEST_JAB] : [])].map((frames) =>
    Math.max(frames, FASTEST_JAB),
  );
  return { jails: false, from: [...new Set(from)] };
}
