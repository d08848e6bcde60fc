import type { Clock } from "@tactician/drills";

/** Now and here, as the record of drills counts days. */
export function readClock(): Clock {
  const now = new Date();
  return { now: now.getTime(), timezoneOffset: now.getTimezoneOffset() };
}
