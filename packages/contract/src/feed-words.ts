import { counted, dayWords } from "./days-and-counts.ts";

/*
 * What feeds say. Pages name them by the same titles.
 */

export const SITE_FEED_TITLE = "What changed on Tactician";
export const SITE_FEED_ABOUT = "New and corrected on Tactician, the fan-made guide for Tekken 8.";

/** The feed of what patches changed: `Jin: changes in Tekken 8`, or of all characters. */
export function changesFeedTitle(name?: string): string {
  return name === undefined ? "Tekken 8: changes of all characters" : `${name}: changes in Tekken 8`;
}

export const CHANGES_FEED_ABOUT = "What patches changed in the frame data, move by move.";

/** An entry of it: `Jin, patch 3.00: 2 changes`. */
export function changesEntryTitle(name: string, patches: string, changes: number): string {
  return `${name}, patch ${patches}: ${counted(changes, "change", "changes")}`;
}

/** Above an entry's changes: `In the data of 20 March 2026:`. */
export function inDataOf(date: string): string {
  return `In the data of ${dayWords(date)}:`;
}
