import type { Note } from "@tactician/mine";
import { aboutNote, type NoteAbout } from "./note-subject.ts";

/** A note with what it is about, ready to be searched. */
export interface ListedNote extends NoteAbout {
  readonly note: Note;
  readonly folded: string;
}

export function listNotes(notes: readonly Note[]): ListedNote[] {
  return notes
    .map((note) => {
      const about = aboutNote(note.subject);
      return { ...about, note, folded: fold(`${about.label} ${note.text}`) };
    })
    .sort((one, other) => other.note.at - one.note.at);
}

/** The first notes that have every word of what is asked, in their order; where nothing is asked all have. */
export function findNotes(notes: readonly ListedNote[], asked: string, most = Infinity): ListedNote[] {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  const found: ListedNote[] = [];
  for (const listed of notes) {
    if (found.length === most) break;
    if (words.every((word) => listed.folded.includes(word))) found.push(listed);
  }
  return found;
}

/** The part of a note that a list shows: around the first word that was asked for. */
export function snippetOf(text: string, asked: string): string {
  const line = text.replace(/\s+/g, " ");
  const [word = ""] = fold(asked).trim().split(/\s+/);
  const from = Math.max(0, line.toLowerCase().indexOf(word) - LEAD);
  const start = from === 0 ? 0 : line.indexOf(" ", from) + 1;
  const cut = line.slice(start, start + SNIPPET);
  return `${start > 0 ? "…" : ""}${cut}${start + SNIPPET < line.length ? "…" : ""}`;
}

const LEAD = 30;
const SNIPPET = 110;

function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no accents, and taking them off is most of the work.
  return /^\p{ASCII}*$/u.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}
