import { dayWords } from "@tactician/contract";
import * as words from "../words.ts";

/** The first and the last day of which a movelist can be shown, `2024-01-25`. */
interface KnownDays {
  readonly since: string;
  readonly today: string;
}

/** What is wrong with a day that an address asks for, in a sentence or two; undefined for a day whose movelist is known. */
export function dayProblem(text: string, name: string, { since, today }: KnownDays): string | undefined {
  if (!isDay(text)) return words.noDay(text);
  if (text > today) return words.dayAhead(dayWords(text), name);
  if (text < since) return words.dayTooEarly(dayWords(text), name);
  return undefined;
}

/** Whether a text is a day of the calendar: `2025-02-28` is, `2025-02-30` and `2025-2-8` are not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day of a moment (ms) where the clock says it: `2026-11-23`. */
export function dayOf(now: number): string {
  const at = new Date(now);
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}
