import type { MineTrouble } from "../kept/mine-store.ts";

// The control.
export const note = "Note";
export const addNote = "Add a note";
export const noteOn = (what: string) => ` on ${what}`;
/** Behind the sign of a note. */
export const yourNote = (text: string) => `Your note: ${text}`;
export const hasNote = "has your note";
export const loading = "Loading your note...";

// The field.
export const fieldLabel = (what: string) => `Your note on ${what}`;
export const fieldHint = "Duck the second hit, df2 launches";
export const howMoves = "Saves by itself. Moves like df2 or WS 1,2 become links. Only this browser keeps it.";
export const done = "Done";
export const edit = "Edit";
export const remove = "Delete";
export const undo = "Undo";
export const close = "Close";
export const saved = "Saved";
export const joined = "Saved, together with what another tab wrote";
export const deleted = "Note deleted.";
export const TROUBLES = {
  blocked: "Not saved: your browser keeps nothing for this site. Copy your text before you leave.",
  "later version":
    "Not saved: a newer version of this site keeps your notes. Copy your text, then reload this page.",
  full: "Not saved: this device has no room left. Free some space, then press Done.",
  "not loaded": "Not saved: part of this page didn't load. Check the connection, then press Done.",
} as const satisfies Record<MineTrouble["trouble"] | "not loaded", string>;

// What notes are about.
export const playing = (name: string) => `Playing ${name}`;
export const against = (name: string) => `Against ${name}`;

// On paper.
export const yourNotes = "Your notes";
