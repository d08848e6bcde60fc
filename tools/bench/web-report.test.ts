import { expect, test } from "vitest";
import { mediansOf } from "./harness.ts";
import { type Measurement, ownBlockingTime, reportHead, reportLine, type TraceEvent } from "./web-report.ts";

const run = (changes: Partial<Measurement>): Measurement => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  search: 100,
  firstPaint: 800,
  largestPaint: 1000,
  blockingTime: 30,
  ownBlockingTime: 10,
  layoutShift: 0,
  scripts: 90_000,
  all: 300_000,
  ...changes,
});

test("each value has its own median", () => {
  const runs = [
    run({ largestPaint: 900, scripts: 30 }),
    run({ largestPaint: 1100, scripts: 10 }),
    run({ largestPaint: 1000, scripts: 20 }),
  ];
  expect(mediansOf(runs)).toMatchObject({ largestPaint: 1000, scripts: 20 });
});

test("a line says which value is over its limit, and by the build beside nothing is judged", () => {
  const limits = { paint: 1300, all: 400 };
  const line = reportLine("home", limits, [run({ largestPaint: 1500 }), run({ blockingTime: 450 })]);
  expect(line).toContain("1500 ms, 1000 ms !1300 ms");
  expect(line).toContain("30 ms, 450 ms  ");
  expect(line.match(/!/g)).toHaveLength(1);
});

test("values stand below their names", () => {
  for (const builds of [[run({})], [run({}), run({})]]) {
    const [head, line] = [reportHead(builds.length), reportLine("home", { paint: 1300 }, builds)];
    expect(line.indexOf("30 ms")).toBe(head.indexOf("blocking"));
    expect(line.indexOf("300.0 KB")).toBe(head.indexOf("everything"));
  }
});

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({
  name: "RunTask",
  pid: 7,
  tid,
  ts,
  dur: 2 * tdur,
  tdur,
});
const paint: TraceEvent = { name: "firstContentfulPaint", pid: 7, tid: 1, ts: 100 };

test("of each task after the first paint, slowed down, what exceeds 50 ms is the page's own blocking", () => {
  const events = [task(0, 90_000), paint, task(200, 20_000), task(300, 10_000), task(400, 40_000)];
  expect(ownBlockingTime(events, 4)).toBe(30 + 110);
  expect(ownBlockingTime(events, 1)).toBe(0);
});

test("other threads and tasks that never ran on the processor do not count as own", () => {
  const { tdur: _, ...unknown } = task(600, 90_000);
  expect(ownBlockingTime([paint, task(200, 90_000, 2), unknown], 4)).toBe(0);
});

test("a page that never painted has no blocking of its own", () => {
  expect(ownBlockingTime([task(200, 90_000)], 4)).toBeNaN();
});
