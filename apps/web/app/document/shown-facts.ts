import type { Move } from "@tactician/game";

/** What the table of frame data does not show and no filter asks for. */
const UNSHOWN = [
  "links",
  "transitions",
  "transitionCancels",
  "recovery",
  "totalFrames",
  "inputDelayFrames",
  "moveDelayFrames",
  "whiffsTo",
  "heatDash",
  "afterAbsorb",
  "wallCrush",
  "effectiveStartup",
  "unsure",
  "reach",
  "tracking",
  "otherStartups",
  "requires",
  "bufferable",
  "bufferedStartup",
  "unbufferedStartup",
  "actsLikeFrames",
  "justFrame",
  "inputWindowFrames",
  "chargeFrames",
  "charge",
  "onlyAgainst",
  "attackerAfter",
  "contactRecovery",
  "pushbackOnBlock",
] as const satisfies readonly (keyof Move)[];

/** A move as the table of frame data needs it. */
export function withoutUnshown(move: Move): Move {
  const shown = { ...move };
  for (const field of UNSHOWN) delete shown[field];
  return shown;
}
