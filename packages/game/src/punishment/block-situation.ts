import type { Move } from "../move.ts";
import type { BlockSituation } from "./matchup-parts.ts";

const LOW_LEVELS: ReadonlySet<string> = new Set(["low", "special low"]);

/** What blocking a move to its end leaves behind; `undefined` where nobody can block it or the movelist does not say. */
export function blockSituation(move: Move): BlockSituation | undefined {
  // A strike that becomes a throw when it hits is blocked as the strike that it is.
  const last = move.hits.findLast(({ level }) => !level.endsWith("throw"));
  if (move.block === undefined || last === undefined || last.unblockable === true) return undefined;
  const { min, max, effects = [] } = move.block;
  const crouches = LOW_LEVELS.has(last.level) || effects.includes("crouching");
  return {
    frames: Math.max(0, -(max ?? min)),
    posture: crouches ? "crouching" : "standing",
    isLow: move.recovery?.into?.toLowerCase() === "fc",
  };
}
