import * as z from "zod";

export type TestCounts = Record<"passed" | "failed", number>;

/** Whose JSON report it is. */
export type ReportKind = "vitest" | "playwright";

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int() }) });

/** Reads how many tests passed and failed from a runner's JSON report; a report of another shape counts as one failure. */
export function countTests(kind: ReportKind, report: string): TestCounts {
  try {
    const parsed: unknown = JSON.parse(report);
    if (kind === "vitest") {
      const { numPassedTests, numFailedTests } = vitestReport.parse(parsed);
      return { passed: numPassedTests, failed: numFailedTests };
    }
    const { stats } = playwrightReport.parse(parsed);
    return { passed: stats.expected, failed: stats.unexpected };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
