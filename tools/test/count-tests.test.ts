import { expect, it } from "vitest";
import { countTests } from "./count-tests.ts";

it("reads a Vitest report", () => {
  const report = JSON.stringify({ numPassedTests: 12, numFailedTests: 1, success: false });
  expect(countTests("vitest", report)).toEqual({ passed: 12, failed: 1, retried: 0 });
});

it("tells browser tests that passed at the second try from those that failed", () => {
  const report = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(countTests("playwright", report)).toEqual({ passed: 9, failed: 1, retried: 2 });
});

it.each(["", "{}", "null", "not JSON"])("takes the report %j for one failure", (report) => {
  expect(countTests("vitest", report)).toEqual({ passed: 0, failed: 1, retried: 0 });
});
