import type { PlayerMatch } from "./player-match.ts";
import { countInto, emptyTally, type OpenTally, type Tally } from "./tally.ts";

/** What a player's clock said at an instant. */
export interface LocalTime {
  /** 0 is Monday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** Reads an instant (seconds since 1970) as somebody's local time; passed in, because only the browser knows the zone. */
export type ReadLocalTime = (at: number) => LocalTime;

/** One hour of the day, with a tally for each weekday that had a match in it. */
export interface HourRow {
  readonly hour: number;
  /** Monday first, always seven. */
  readonly weekdays: readonly (Tally | undefined)[];
}

/** Tallies by hour and weekday, the earliest hour first; hours in which nobody ever played are left out. */
export function tallyByHour(matches: readonly PlayerMatch[], readLocalTime: ReadLocalTime): HourRow[] {
  const hours = new Map<number, (OpenTally | undefined)[]>();
  for (const { at, outcome } of matches) {
    if (at === undefined) continue;
    const { weekday, hour } = readLocalTime(at);
    const weekdays = hours.get(hour) ?? new Array<OpenTally | undefined>(7).fill(undefined);
    hours.set(hour, weekdays);
    const tally = weekdays[weekday] ?? emptyTally();
    weekdays[weekday] = tally;
    countInto(tally, outcome);
  }
  return [...hours].map(([hour, weekdays]) => ({ hour, weekdays })).toSorted((a, b) => a.hour - b.hour);
}
