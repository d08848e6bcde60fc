import type { CountState } from "../tables.ts";

const DAY_MS = 86_400_000;

/** So many days are counted by day; older ones by month. */
export const DAYS_KEPT = 92;

/** Unix days, UTC, as all days here. */
export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}

/**
 * The day under which a day is counted: itself, or the first one of its month. A month in whose middle matches were dropped is in
 * two parts, so that what is left of those is never mixed with what can be counted again.
 */
export function periodOf(day: number, { days_from, forgotten_before }: CountState): number {
  if (day >= days_from) return day;
  const month = monthOf(day);
  return forgotten_before > month && forgotten_before <= day ? forgotten_before : month;
}

/** The first day after the period that a day is in. */
export function endOfPeriod(day: number, state: CountState): number {
  const { days_from, forgotten_before } = state;
  if (day >= days_from) return day + 1;
  const next = Math.min(monthOf(monthOf(day) + 31), days_from);
  return forgotten_before > day ? Math.min(next, forgotten_before) : next;
}
