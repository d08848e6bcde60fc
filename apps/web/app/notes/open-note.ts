import type { Note, NoteSubject } from "@tactician/mine";
import { MINE_DATABASE, onChanged } from "../kept/changes.ts";
import { mineStore } from "../kept/mine-store.ts";
import { aboutNote } from "./core/note-subject.ts";
import { noteView } from "./note-view.ts";

/**
 * Shows the note on a subject in `place`, or where there is none its field, if somebody `isAsked` for it. It follows what other pages
 * write until `signal` ends it, and saves then.
 */
export async function openNote(
  place: HTMLElement,
  subject: NoteSubject,
  isAsked: boolean,
  signal: AbortSignal,
): Promise<void> {
  const note = await noteNow(subject);
  if (signal.aborted || (!isAsked && !note?.text)) return;
  const { label, characterId } = aboutNote(subject);
  const view = noteView({ subject, label, characterId, note });
  place.replaceChildren(view.element);
  if (isAsked && !note?.text) view.element.querySelector("textarea")?.focus({ preventScroll: true });
  const end = onChanged(MINE_DATABASE, () => void noteNow(subject).then(view.update));
  signal.addEventListener("abort", () => {
    end();
    view.leave();
  });
}

/** Where the database says nothing the field opens all the same, and says why when it saves. */
async function noteNow(subject: NoteSubject): Promise<Note | undefined> {
  return mineStore.noteOn(subject).catch(() => undefined);
}
