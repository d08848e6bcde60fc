const DAY_MS = 86_400_000;

/** The first of so many days that end now (UTC), as the API takes it: of 30 days on 23 November 2026 `2026-10-24`. */
export function firstDayOf(days: number, now: number): string {
  return new Date(now - days * DAY_MS).toISOString().slice(0, 10);
}
