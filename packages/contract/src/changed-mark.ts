import { monthWords } from "./days-and-counts.ts";

/*
 * What stands at a move whose facts a patch changed lately: a word of when, and the way to the list before it. In a module of its own,
 * because moves answer before most others are there.
 */

/** `changed in March 2026` of the day of the patch, `2026-03-17`. */
export function changedWords(day: string): string {
  return `changed in ${monthWords(day.slice(0, 7))}`;
}

/** `2026-03-16` of `2026-03-17`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
