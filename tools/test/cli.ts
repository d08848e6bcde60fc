// `npm test`: everything that must hold, step by step; ends with the sum over all test runners.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { root } from "../build/paths.ts";
import { countTests, type TestCounts } from "./count-tests.ts";
import { STAGES, type TestStep } from "./steps.ts";

const total = { passed: 0, failed: 0 };
for (const steps of STAGES) {
  for (const counts of await Promise.all(steps.map(runStep))) {
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
}
console.log("");
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep(step: TestStep): Promise<TestCounts> {
  const startedAt = performance.now();
  if (step.report) rmSync(step.report.file, { force: true });
  const { code, output } = await run(step);
  const counts =
    step.report && existsSync(step.report.file)
      ? countTests(step.report.kind, readFileSync(step.report.file, "utf8"))
      : undefined;
  const isGreen = code === 0 && (!step.report || (counts !== undefined && counts.passed > 0));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const detail = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : "";
  console.log(`${isGreen ? "ok  " : "FAIL"} ${step.label} (${seconds} s${detail})`);
  if (!isGreen) console.log(output);
  // A step that fails without a failed test of its own still counts as one failure.
  const failed = isGreen ? 0 : Math.max(counts?.failed ?? 0, 1);
  return { passed: counts?.passed ?? 0, failed };
}

function run(step: TestStep): Promise<{ code: number | null; output: string }> {
  const [command, ...args] = step.command;
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: step.cwd ?? root,
      env: { ...process.env, ...step.env, FORCE_COLOR: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output: Buffer.concat(output).toString("utf8") }));
  });
}
