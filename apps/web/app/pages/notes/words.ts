import { counted } from "@tactician/contract";
import type { MineTrouble } from "../../kept/mine-store.ts";

export const title = "Your notes";
export const description = "What you wrote down about moves, opponents and your own characters in Tekken 8.";
export const intro = "On moves, opponents and your own characters. Kept in this browser only.";
export const filter = "Filter the notes";
export const search = "Find in your notes";
export const searchHint = "df2, duck, King";
export const character = "Character";
export const everybody = "Everybody";
export const print = "Print";
export const loading = "Loading your notes...";
export const count = (shown: number, all: number) =>
  shown === all ? counted(all, "note", "notes") : `${shown} of ${counted(all, "note", "notes")}`;
export const none = "No notes yet. Press “Note” on a sheet, an anti-guide or a move.";
export const noneFits = "No note has all of these words.";
export const others = "Others";
export const gone = "Not in the movelist any more: a patch may have renamed it.";
export const unknown = "This version of the site doesn't know this character.";
export const needsScripts = "Notes need JavaScript, which your browser does not run.";
export const TROUBLES = {
  blocked: "Couldn't read your notes: your browser keeps nothing for this site.",
  "later version": "Couldn't read your notes: a newer version of this site keeps them. Reload this page.",
  full: "Couldn't read your notes: this device has no room left.",
} as const satisfies Record<MineTrouble["trouble"], string>;
export const failed = "Couldn't load your notes. Check the connection and reload this page.";
