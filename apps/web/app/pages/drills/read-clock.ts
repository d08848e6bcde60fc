import type { Clock } from "@tactician/drills";

export function readClock(): Clock {
  const now = new Date();
  return { now: now.getTime(), timezoneOffset: now.getTimezoneOffset() };
}
