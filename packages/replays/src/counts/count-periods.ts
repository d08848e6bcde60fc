import type { PopulationFilter } from "../store.ts";

/** Days that are added, or taken away from the month they are in. Unix days, both ends included. */
export interface Period {
  readonly kind: "month" | "day";
  readonly from: number;
  readonly to: number;
  readonly sign: 1 | -1;
}

const DAY_MS = 86_400_000;
/** 31 December 9999. */
const LAST_DAY = 2_932_896;

export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}

/** The first and the last day that a filter lets through. */
export function daysOf({ since = 0, until = today() }: PopulationFilter): { first: number; last: number } {
  return { first: Math.max(0, since), last: Math.min(until, LAST_DAY) };
}

/**
 * Days from the first to the last, which is not before it, as whole months, and of a month that is not wholly wanted its wanted days, or the month without the
 * others, whichever is less to read. So an answer reads some days beside its months, however long it reaches back. Days after
 * `now` have hardly anything in them: only matches of a clock that is wrong.
 */
export function periodsOf(first: number, last: number, now: number): Period[] {
  const [firstMonth, lastMonth] = [monthOf(first), monthOf(last)];
  if (firstMonth === lastMonth) return partOfMonth(firstMonth, first, last, now);
  const between: Period = { kind: "month", from: monthAfter(firstMonth), to: lastMonth - 1, sign: 1 };
  return [
    ...partOfMonth(firstMonth, first, monthAfter(firstMonth) - 1, now),
    ...(between.from <= between.to ? [between] : []),
    ...partOfMonth(lastMonth, lastMonth, last, now),
  ];
}

function partOfMonth(month: number, first: number, last: number, now: number): Period[] {
  const end = monthAfter(month) - 1;
  const before = first - month;
  const after = Math.max(0, Math.min(end, now) - last);
  if (last - first + 1 <= before + after) return [{ kind: "day", from: first, to: last, sign: 1 }];
  const others: Period[] = [
    { kind: "day", from: month, to: first - 1, sign: -1 },
    { kind: "day", from: last + 1, to: end, sign: -1 },
  ];
  return [{ kind: "month", from: month, to: month, sign: 1 }, ...others.filter(({ from, to }) => from <= to)];
}

function monthAfter(month: number): number {
  return monthOf(month + 31);
}
