import { type Note, readSubject } from "@tactician/mine";
import { mineStore } from "../kept/mine-store.ts";
import { type ListedNote, listNotes } from "./core/find-notes.ts";
import { saveDraft } from "./note-draft.ts";
import { notedCharacter } from "./note-text.ts";
import { wasDeletedHere } from "./note-view.ts";

/** All notes of this browser, the newest first. Rejects with `MineTrouble`. */
export async function readNotes(): Promise<ListedNote[]> {
  await saveDraft();
  return listNotes(await mineStore.allNotes());
}

/** What is kept now, in the order of what is shown: nothing jumps while somebody writes, and what was deleted here can be undone. */
export function inTheirPlaces(
  shown: readonly ListedNote[] | undefined,
  now: readonly ListedNote[],
): readonly ListedNote[] {
  if (shown === undefined) return now;
  const kept = new Map<string, ListedNote>(now.map((one) => [one.note.subject, one]));
  const before = shown.flatMap((one) => {
    const { subject } = one.note;
    const next = kept.get(subject) ?? (wasDeletedHere(subject) ? one : undefined);
    kept.delete(subject);
    return next ?? [];
  });
  return [...kept.values(), ...before];
}

/** Whether the move that a note is on is in the movelist no more. */
export async function isGone({ subject }: Note): Promise<boolean> {
  const parts = readSubject(subject);
  if (parts?.move === undefined) return false;
  const character = await notedCharacter(parts.characterId);
  return character !== undefined && !character.ids.has(parts.move);
}
