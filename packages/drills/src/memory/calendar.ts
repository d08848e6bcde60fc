import { type Clock, DAY_MS, dayOf } from "../day.ts";
import type { DrillDay, DrillHistory } from "./history.ts";

/** The last `count` days up to today, the oldest first, with none for the days on which nothing was answered. */
export function calendarOf({ days }: DrillHistory, count: number, clock: Clock): DrillDay[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, place) => {
    const day = dayOf(clock.now - (count - 1 - place) * DAY_MS, clock);
    return byDay.get(day) ?? { day, answered: 0, right: 0 };
  });
}

/** Days in a row with an answer, up to today or, while today has none yet, up to yesterday. */
export function streakOf({ days }: DrillHistory, clock: Clock): number {
  const practised = new Set(days.filter(({ answered }) => answered > 0).map(({ day }) => day));
  const isDone = (ago: number): boolean => practised.has(dayOf(clock.now - ago * DAY_MS, clock));
  const from = isDone(0) ? 0 : 1;
  let ago = from;
  while (isDone(ago)) ago += 1;
  return ago - from;
}
