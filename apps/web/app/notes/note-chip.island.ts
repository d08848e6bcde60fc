import type { NoteSubject } from "@tactician/mine";
import { readKept } from "../base/kept.ts";
import { logFailure } from "../base/log.ts";
import { keptKinds, onMineChanged } from "../kept/mine-database.ts";
import styles from "./NoteButton.module.css";
import * as words from "./words.ts";

/** Opens the note of a page. What shows notes is loaded with the press, or where there are some. */
export function bring(island: HTMLElement, { subject }: { subject: NoteSubject }): undefined {
  const [chip] = island.getElementsByTagName("button");
  if (chip === undefined) return;
  const load = (isPressed: boolean) =>
    import("./page-notes.ts").then(
      ({ pageNotes }) => pageNotes(chip, subject, isPressed, styles.written),
      (thrown: unknown) => {
        logFailure("Notes did not load", thrown);
        if (isPressed) chip.firstElementChild?.replaceChildren(words.notLoaded);
      },
    );
  chip.addEventListener("click", () => void load(true));
  const look = () => {
    if (keptKinds().includes("notes") || readKept("noteDraft")) void load(false);
  };
  onMineChanged(look);
  look();
}
