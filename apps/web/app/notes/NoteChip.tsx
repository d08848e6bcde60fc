import type { NoteSubject } from "@tactician/mine";
import type { ReactNode } from "react";
import { Alive } from "../live/island.tsx";
import styles from "./NoteButton.module.css";
import { bring } from "./note-chip.island.ts";
import * as words from "./words.ts";

const NOTHING = {};

/** The way to the note on what a page is about, in the head's row of ways. With a note it shows how that begins. */
export function NoteChip({ subject }: { subject: NoteSubject }): ReactNode {
  return (
    <Alive name="notes/note-chip" wake="touch" bring={bring} with={NOTHING}>
      <button type="button" className={styles.chip} data-note={subject} aria-haspopup="dialog">
        <span>{words.note}</span>
      </button>
    </Alive>
  );
}
