import type { NoteSubject } from "@tactician/mine";
import { element } from "../base/element.ts";
import styles from "./NoteButton.module.css";
import * as words from "./words.ts";

/** Opens the note on a subject in its own place; who presses it is answered by page-notes.ts, which shows a note that is there at once. */
export function noteButton(subject: NoteSubject, label: string): HTMLElement {
  const about = element("span", { className: "visually-hidden" }, words.noteOn(label));
  const button = element("button", { type: "button", className: styles.add }, words.addNote, about);
  button.dataset.note = subject;
  return element("div", { className: styles.place }, button);
}
