import { element } from "../../base/element.ts";

/** Long enough for a slow phone to have taken the file. */
const FORGET_AFTER_MS = 60_000;

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  element("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), FORGET_AFTER_MS);
}
