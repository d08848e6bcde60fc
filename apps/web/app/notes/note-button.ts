import type { NoteSubject } from "@tactician/mine";
import { element } from "../base/element.ts";
import { logFailure } from "../base/log.ts";
import { keptKinds } from "../kept/mine-database.ts";
import styles from "./NoteButton.module.css";
import * as words from "./words.ts";

/**
 * A place for a note in what is made by scripts: a button that opens its field, or the note where there is one. The field is loaded with
 * the press; who has no notes loads nothing. `signal` ends it, and what is typed is saved.
 */
export function noteButton(subject: NoteSubject, label: string, signal: AbortSignal): HTMLElement {
  const about = element("span", { className: "visually-hidden" }, words.noteOn(label));
  const button = element("button", { type: "button", className: styles.add }, words.addNote, about);
  const place = element("div", { className: styles.place }, button);
  const open = (isPressed: boolean) =>
    import("./open-note.ts").then(
      ({ openNote }) => openNote(place, subject, isPressed, signal),
      (thrown: unknown) => {
        logFailure("A note did not load", thrown);
        if (isPressed) button.textContent = words.notLoaded;
      },
    );
  button.addEventListener("click", () => void open(true));
  if (keptKinds().includes("notes")) void open(false);
  return place;
}
