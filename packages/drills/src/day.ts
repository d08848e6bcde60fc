/** The moment and where it is: `now` as `Date.now()` has it, `timezoneOffset` as `Date.getTimezoneOffset()`, minutes. */
export interface Clock {
  readonly now: number;
  readonly timezoneOffset: number;
}

export const DAY_MS = 86_400_000;

/** The player's day of a moment, `2026-11-23`. */
export function dayOf(at: number, { timezoneOffset }: Pick<Clock, "timezoneOffset">): string {
  return new Date(at - timezoneOffset * 60_000).toISOString().slice(0, 10);
}
