import { installWorkerLater } from "./worker.ts";

/** Prepares offline use, and says quietly in `place` when a newer version of the site is ready. */
export function bring(place: HTMLElement): undefined {
  installWorkerLater(async () => {
    // Its words and styles come with the rare moment that needs them.
    const { newVersionNote } = await import("./new-version-note.ts");
    (place.firstElementChild ?? place).replaceChildren(newVersionNote());
  });
}
