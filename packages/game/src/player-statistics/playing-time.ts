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
  const readTime = rememberQuarter(readLocalTime);
  for (const { battle_at, outcome } of matches) {
    if (battle_at === undefined) continue;
    const { weekday, hour } = readTime(battle_at);
    const weekdays = hours.get(hour) ?? new Array<OpenTally | undefined>(7).fill(undefined);
    hours.set(hour, weekdays);
    const tally = weekdays[weekday] ?? emptyTally();
    weekdays[weekday] = tally;
    countInto(tally, outcome);
  }
  return [...hours].map(([hour, weekdays]) => ({ hour, weekdays })).toSorted((a, b) => a.hour - b.hour);
}

/**
 * Asks only when a quarter of an hour is over: clocks everywhere change hour and offset at quarters, neighbours in a list of
 * matches are minutes apart, and a question to the time zone database costs as much as all the counting.
 */
function rememberQuarter(readLocalTime: ReadLocalTime): ReadLocalTime {
  let quarter: number | undefined;
  let time: LocalTime = { weekday: 0, hour: 0 };
  return (at) => {
    const asked = Math.floor(at / 900);
    if (asked !== quarter) time = readLocalTime(at);
    quarter = asked;
    return time;
  };
}
