import { fieldsOf } from "@tactician/game";
import { type Note, type NoteSubject, parseNote } from "@tactician/mine";
import { keep, readKept } from "../base/kept.ts";
import { mineStore } from "../kept/mine-store.ts";

/** What was typed and is not saved: its page was left first, or the database refused. One at a time, the latest. */
interface Draft {
  readonly subject: string;
  readonly text: string;
  /** What the writer had before them. */
  readonly seen: Note | undefined;
}

export function keepDraft(draft: Draft): void {
  keep("noteDraft", JSON.stringify(draft));
}

export function readDraft(): Draft | undefined {
  try {
    const { subject, text, seen } = fieldsOf(JSON.parse(readKept("noteDraft") || "null"));
    const draft = parseNote({ subject, text, at: 0 });
    return draft && { subject: draft.subject, text: draft.text, seen: parseNote(seen) };
  } catch {
    return undefined;
  }
}

/** It is saved, or was given up. */
export function dropDraft(subject: string): void {
  if (readDraft()?.subject === subject) keep("noteDraft", "");
}

/** Saves what an earlier page left behind. A failure leaves it for the next one. */
export async function saveDraft(): Promise<void> {
  const draft = readDraft();
  if (draft === undefined) return;
  try {
    await mineStore.write(draft.subject as NoteSubject, draft.text, draft.seen);
    dropDraft(draft.subject);
  } catch {
    // The field says why when it is opened.
  }
}
