import { expect, test } from "vitest";
import { ownBlockingTime, type TraceEvent } from "./web-report.ts";

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({
  name: "RunTask",
  pid: 7,
  tid,
  ts,
  dur: 2 * tdur,
  tdur,
});
const paint: TraceEvent = { name: "firstContentfulPaint", pid: 7, tid: 1, ts: 100 };

test("of each task after the first paint, slowed down, what exceeds 50 ms counts", () => {
  const events = [task(0, 90_000), paint, task(200, 20_000), task(300, 10_000), task(400, 40_000)];
  expect(ownBlockingTime(events, 4)).toBe(30 + 110);
  expect(ownBlockingTime(events, 1)).toBe(0);
});

test("other threads and tasks that never ran on the processor do not count", () => {
  const { tdur: _, ...unknown } = task(600, 90_000);
  expect(ownBlockingTime([paint, task(200, 90_000, 2), unknown], 4)).toBe(0);
});

test("a page that never painted has none", () => {
  expect(ownBlockingTime([task(200, 90_000)], 4)).toBeNaN();
});
