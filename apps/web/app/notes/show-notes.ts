import { logFailure } from "../base/log.ts";
import { readStored } from "../base/storage.ts";

/** Shows the visitor's notes on the page, and opens that of a pressed button. Who has none loads nothing for them. */
export function showNotes(pressed?: HTMLElement): void {
  if (pressed === undefined && !readStored("mine") && !readStored("noteDraft")) return;
  void import("./load-notes.ts")
    .then(({ loadNotes }) => loadNotes())
    .then(
      ({ pageNotes }) => pageNotes(pressed),
      (thrown: unknown) => logFailure("Notes did not load", thrown),
    );
}
