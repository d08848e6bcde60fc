import type { NoteSubject } from "@tactician/mine";
import type { ReactNode } from "react";
import { Alive } from "../live/island.tsx";
import styles from "./NoteButton.module.css";
import { bring } from "./note-chip.island.ts";
import * as words from "./words.ts";

/** The way to the note on what a page is about, in the head's row of ways. With a note it shows how that begins. */
export function NoteChip({ subject }: { subject: NoteSubject }): ReactNode {
  return (
    <Alive name="notes/note-chip" wake="idle" bring={bring} with={{ subject }}>
      <button type="button" className={styles.chip} aria-haspopup="dialog">
        <span>{words.note}</span>
      </button>
    </Alive>
  );
}
