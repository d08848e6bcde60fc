import type { NoteSubject } from "@tactician/mine";
import { type ReactNode, use, useEffect } from "react";
import { PageContext } from "../live/island.tsx";
import styles from "./NoteButton.module.css";
import { showNotes } from "./show-notes.ts";
import * as words from "./words.ts";

/**
 * The way to the note on what a page is about, in the head's row of ways. With a note it shows how that begins. An island without a
 * module: a press before the page lives is remembered, and answered by the page's own listener (start.ts). The shell, where it comes
 * late and alive, shows notes with it.
 */
export function NoteChip({ subject }: { subject: NoteSubject }): ReactNode {
  const isStatic = use(PageContext) !== undefined;
  useEffect(() => showNotes(), []);
  return (
    <span data-island="" data-wake={isStatic ? "touch" : undefined}>
      <button type="button" className={styles.chip} data-note={subject} aria-haspopup="dialog">
        <span>{words.note}</span>
      </button>
    </span>
  );
}
