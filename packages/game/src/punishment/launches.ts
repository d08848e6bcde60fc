import type { Advantage } from "../move.ts";
import type { Launch } from "./answer-parts.ts";

/** In the air for this long, or up again only when the attacker has this much of an advantage: time for any next move. */
const AIR_FRAMES = 28;
const RECOVERED_FRAMES = 17;
/** A launch leaves the opponent this much longer in the air than after a recovery; a knock-away lies as long. */
const MOST_RECOVERY = 18;

/**
 * Whether the movelist's air time is enough for a combo, for a move that no combo of its sheet starts with. A knock-away has
 * the letter `a` too: it gives the opponent back to the ground, so little is left of its advantage after a recovery.
 */
export function airTimeLaunch(hit: Advantage | undefined): Launch | undefined {
  if (hit?.effects?.includes("airborne") !== true || hit.alternatives !== undefined) return undefined;
  if (hit.min < AIR_FRAMES || hit.recovered === undefined) return undefined;
  const { min } = hit.recovered;
  if (min < RECOVERED_FRAMES || hit.min - min > MOST_RECOVERY) return undefined;
  return { reason: "air time", airFrames: hit.min };
}
