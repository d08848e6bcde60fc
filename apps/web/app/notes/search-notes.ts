import { NOTES_PATH } from "@tactician/contract";
import { mineStore } from "../kept/mine-store.ts";
import { findNotes, listNotes, snippetOf } from "./core/find-notes.ts";

/** As many as the search lists of anything but moves. */
const MOST_NOTES = 6;

/** A search of this browser's notes as a group of the site's search; nothing where none fits. */
export async function createNoteSearch() {
  const notes = listNotes(await mineStore.allNotes());
  return (asked: string) => {
    if (asked.trim() === "") return undefined;
    const items = findNotes(notes, asked, MOST_NOTES).map(({ note, label, path }) => ({
      id: `note ${note.subject}`,
      title: label,
      detail: snippetOf(note.text, asked),
      to: path ?? NOTES_PATH,
    }));
    return items.length === 0 ? undefined : ({ title: "Notes", items } as const);
  };
}
