import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfPeriod, monthOf, periodOf } from "./periods.ts";

const day = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;

test.each([
  ["2024-02-29", "2024-02-01"],
  ["2026-01-01", "2026-01-01"],
  ["1970-01-31", "1970-01-01"],
])("the month of %s begins on %s", (date, first) => {
  expect(monthOf(day(date))).toBe(day(first));
});

describe("the period of a day", () => {
  const state = { days_from: day("2026-08-27"), forgotten_before: day("2026-06-10") };

  test.each([
    ["2026-11-20", "2026-11-20", "2026-11-21"],
    ["2026-08-27", "2026-08-27", "2026-08-28"],
    ["2026-08-26", "2026-08-01", "2026-08-27"],
    ["2026-07-31", "2026-07-01", "2026-08-01"],
    ["2026-06-10", "2026-06-10", "2026-07-01"],
    ["2026-06-09", "2026-06-01", "2026-06-10"],
    ["2026-01-15", "2026-01-01", "2026-02-01"],
  ])("of %s is from %s to before %s", (date, from, to) => {
    expect(periodOf(day(date), state)).toBe(day(from));
    expect(endOfPeriod(day(date), state)).toBe(day(to));
  });

  test("has its days and no others, whatever was dropped and wherever days begin", () => {
    const some = fc.integer({ min: day("2024-01-01"), max: day("2026-12-31") });
    fc.assert(
      fc.property(some, some, some, (at, days_from, forgotten_before) => {
        const own = { days_from, forgotten_before };
        const [from, to] = [periodOf(at, own), endOfPeriod(at, own)];
        expect(from).toBeLessThanOrEqual(at);
        expect(to).toBeGreaterThan(at);
        for (let other = from; other < to; other += 1) expect(periodOf(other, own)).toBe(from);
        expect(periodOf(to, own)).toBe(to);
        expect(from < forgotten_before).toBe(to <= forgotten_before);
      }),
    );
  });
});
