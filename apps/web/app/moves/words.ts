import type { DrillTrouble } from "../kept/drill-store.ts";

// The popover of a move.
export const frameData = "Frame data";
export const ofMove = (move: string) => ` of ${move}`;
export const howToRead = "How to read this";
export const close = "Close";
export const properties = "Properties";
export const asItWas = "Before this patch";
export const more = "More";
export const train = "Train this";
export const wiki = "Video and notes on the community wiki";
export const aboutMove = (move: string) => ` about ${move}`;

// What an advantage means.
export const onBreak = "On break";
export const punishable = "can be punished";
export const punishableIfItEnds = "can be punished if it ends here";
export const youActFirst = "you act first";
export const even = "even";
export const safe = "safe, their turn";
export const theirTurn = "their turn";

// Strings that go on.
export const goesOn = "goes on: ";
export const goesOnLabel = "Goes on";
export const jails = "jails";
export const jailsUnlessDelayed = "jails unless delayed";
export const gapUnknown = "gap not known";
export const noGap = "no gap";
export const gapOf = (frames: number) => `gap of ${frames}`;
export const gapTo = (frames: number, inputs: string) => `gap of ${frames} to ${inputs}`;

// Stars.
export const favourite = (move: string) => `Favourite: ${move}`;
export const TROUBLES = {
  blocked: "Your browser saves nothing for this site: stars are gone when you close this page.",
  "later version": "A newer version of this site keeps your stars: reload this page.",
  full: "There is no room left on this device: stars are gone when you close this page.",
  "not loaded": "The star wasn't saved. Check the connection and press it again.",
} as const satisfies Record<DrillTrouble | "not loaded", string>;
