import type { NoteSubject } from "@tactician/mine";
import type { ReactNode } from "react";
import styles from "./NoteButton.module.css";
import * as words from "./words.ts";

/**
 * The way to the note on what a page is about, in the head's row of ways. With a note it shows how that begins. An island without a
 * module: a press before the page lives is remembered, and answered by the page's own listener (start.ts).
 */
export function NoteChip({ subject }: { subject: NoteSubject }): ReactNode {
  return (
    <span data-island="" data-wake="touch">
      <button type="button" className={styles.chip} data-note={subject} aria-haspopup="dialog">
        <span>{words.note}</span>
      </button>
    </span>
  );
}
