import { counted } from "@tactician/contract";
import type { DrillTrouble } from "./drill-store.ts";

/** Why nothing of drills and dojo is kept. */
export const TROUBLES = {
  blocked:
    "Your browser saves nothing for this site. You can still drill, but your progress is lost when you close this page: save it as a file first.",
  "later version":
    "A newer version of this site has saved your drills. Reload this page to go on with them; what you learn before that is not saved.",
  full: "There is no room left on this device for your progress. It lasts while this page is open: free some space, or save it as a file.",
} as const satisfies Record<DrillTrouble, string>;

/** What a move of an opponent has done to the visitor: `Hit you 9 times in 4 matches`. */
export const hitYou = (hits: number, matches: number) =>
  `Hit you ${counted(hits, "time", "times")} in ${counted(matches, "match", "matches")}`;
