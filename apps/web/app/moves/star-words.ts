import type { DrillTrouble } from "../kept/drill-store.ts";

/** Why a star is not kept beyond this visit. */
type StarTrouble = DrillTrouble | "not loaded";

const WORDS: ReadonlyMap<StarTrouble, string> = new Map([
  ["blocked", "Your browser keeps nothing for this site: stars are forgotten when you close this page."],
  ["later version", "A newer version of this site keeps your stars: load this page anew."],
  ["full", "There is no room left on this device: stars are forgotten when you close this page."],
  ["not loaded", "The star was not kept. Check the connection and press it again."],
]);

/** What to tell of it; nothing where all is well. */
export function starTroubleWords(trouble: StarTrouble | undefined): string {
  return trouble === undefined ? "" : (WORDS.get(trouble) ?? "");
}
