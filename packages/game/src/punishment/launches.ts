import type { Move } from "../move.ts";
import type { Launch } from "./answer-parts.ts";

/** The weakest launch that a sheet starts a combo with and whose recovery is known: Jin's, Law's and others' `+27a (+17)`. */
const AIR_FRAMES = 27;

/**
 * How much of the advantage is left after a recovery, less. Launchers of the sheets lose 10, those that spin the opponent
 * 16; knock-aways lose other amounts (`+36a (+28)`, `+32a (+17)`, `+28a (+2)`).
 */
const LOST_BY_LAUNCHES: ReadonlySet<number> = new Set([10, 16]);

/**
 * Whether the movelist's air time is that of a launcher, for a move that no combo of its sheet starts with. A knock-away has
 * the letter `a` too, and breaks balconies; without a number of the recovery nobody can tell, and nothing is said.
 */
export function airTimeLaunch({ hit, properties }: Move): Launch | undefined {
  if (hit?.effects?.includes("airborne") !== true || hit.recovered === undefined) return undefined;
  const isKnockAway = properties.includes("balcony break") && !properties.includes("tornado");
  if (hit.alternatives !== undefined || isKnockAway) return undefined;
  const lost = hit.min - hit.recovered.min;
  if (hit.min < AIR_FRAMES || !LOST_BY_LAUNCHES.has(lost)) return undefined;
  return { reason: "air time", airFrames: hit.min };
}
