import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthOf, type Period, periodsOf } from "./count-periods.ts";

const day = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;
const NOW = day("2026-11-23");

/** Every day of the periods, with how often it is added in sum; days that never come to anything are left out. */
function daysIn(periods: readonly Period[]): Map<number, number> {
  const days = new Map<number, number>();
  for (const { kind, from, to, sign } of periods) {
    const last = kind === "month" ? endOfMonth(to) : to;
    for (let at = from; at <= last; at += 1) days.set(at, (days.get(at) ?? 0) + sign);
  }
  return new Map([...days].filter(([, times]) => times !== 0));
}

function endOfMonth(at: number): number {
  let last = at;
  while (monthOf(last + 1) === monthOf(at)) last += 1;
  return last;
}

test.each([
  ["2024-02-29", "2024-02-01"],
  ["2026-01-01", "2026-01-01"],
  ["1970-01-31", "1970-01-01"],
])("the month of %s begins on %s", (date, first) => {
  expect(monthOf(day(date))).toBe(day(first));
});

describe("what is read", () => {
  test("of everything up to today: months, without the days that have not come", () => {
    const [first, ...others] = periodsOf(0, NOW, NOW);
    expect(first).toEqual({ kind: "month", from: 0, to: 0, sign: 1 });
    expect(others).toEqual([
      { kind: "month", from: day("1970-02-01"), to: day("2026-10-31"), sign: 1 },
      { kind: "month", from: day("2026-11-01"), to: day("2026-11-01"), sign: 1 },
      { kind: "day", from: day("2026-11-24"), to: day("2026-11-30"), sign: -1 },
    ]);
  });

  test("of the last days of a month and of this one: those days and one month", () => {
    expect(periodsOf(day("2026-10-25"), NOW, NOW).slice(0, 1)).toEqual([
      { kind: "day", from: day("2026-10-25"), to: day("2026-10-31"), sign: 1 },
    ]);
  });

  test("of nearly a month: the month without the others", () => {
    expect(periodsOf(day("2026-08-03"), day("2026-08-30"), NOW)).toEqual([
      { kind: "month", from: day("2026-08-01"), to: day("2026-08-01"), sign: 1 },
      { kind: "day", from: day("2026-08-01"), to: day("2026-08-02"), sign: -1 },
      { kind: "day", from: day("2026-08-31"), to: day("2026-08-31"), sign: -1 },
    ]);
  });
});

test("each wanted day is read once and no other, with at most 32 days that can have matches", () => {
  const someDay = fc.integer({ min: day("2024-11-01"), max: NOW });
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const periods = periodsOf(first, last, NOW);
      const wanted = Array.from({ length: last - first + 1 }, (_, index) => [first + index, 1] as const);
      expect(daysIn(periods)).toEqual(new Map(wanted));
      const days = periods.filter(({ kind }) => kind === "day");
      expect(
        days.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, NOW) - from + 1), 0),
      ).toBeLessThanOrEqual(32);
    }),
  );
});
