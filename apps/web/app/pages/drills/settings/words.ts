import type { DrillKind } from "@tactician/drills";
import type { DrillSubset } from "../../../kept/core/drill-settings.ts";

// Settings.
export const kinds = "Kinds of cards";
export const KINDS = {
  punish: "Punishing",
  string: "Strings",
  "throw break": "Throw breaks",
  turn: "Whose turn",
  sheet: "My own sheet",
} as const satisfies Record<DrillKind, string>;
export const subset = "Of these";
export const SUBSETS = {
  everything: "Everything",
  launches: "Only what I can launch",
  favourites: "Only my favourite moves",
  failed: "What I failed in the last 30 days",
} as const satisfies Record<DrillSubset, string>;
export const newPerDay = "New cards a day";
export const calmThrows = "Throws without the clock";
export const calmThrowsHint = "Take your time to break them";
export const keys = "Keys 1 to 6 and Enter";
export const keysHint = "Answer and go on from the keyboard";
