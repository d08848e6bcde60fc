import type { Clock } from "@tactician/drills";

/** The clock of this device. */
export function readClock(): Clock {
  const now = new Date();
  return { now: now.getTime(), timezoneOffset: now.getTimezoneOffset() };
}
