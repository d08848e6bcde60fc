import { expect, it } from "vitest";
import { type Measurement, medianOfRuns, reportTable } from "./web-report.ts";

const run = (largestPaint: number, script: number): Measurement => ({
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 800,
  largestPaint,
  blockingTime: 0,
  ownBlockingTime: 0,
  layoutShift: 0,
  requests: 12,
  bytes: { Script: script, total: script + 1000 },
});

it("takes the median of each value by itself", () => {
  const median = medianOfRuns([run(900, 30), run(1100, 10), run(1000, 20)]);
  expect([median.largestPaint, median.bytes.Script]).toEqual([1000, 20]);
});

it("says which value is over its limit", () => {
  const { text, isWithinLimits } = reportTable(
    [{ label: "home", limitKilobytes: 400, limitPaint: 1300, median: run(1500, 10) }],
    1,
  );
  expect(isWithinLimits).toBe(false);
  expect(text).toContain("1500 ms !1300 ms");
});
