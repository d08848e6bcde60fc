import { expect, it } from "vitest";
import { countTests } from "./count-tests.ts";

it("reads a Vitest report", () => {
  const report = JSON.stringify({ numPassedTests: 12, numFailedTests: 1, success: false });
  expect(countTests("vitest", report)).toEqual({ passed: 12, failed: 1 });
});

it("reads a report of browser tests", () => {
  const report = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 0 } });
  expect(countTests("playwright", report)).toEqual({ passed: 7, failed: 1 });
});

it.each(["", "{}", "null", "not JSON"])("takes the report %j for one failure", (report) => {
  expect(countTests("vitest", report)).toEqual({ passed: 0, failed: 1 });
});
