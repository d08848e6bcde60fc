import { availableParallelism, loadavg } from "node:os";
import { median } from "../browser/statistics.ts";

export const RUNS = Number(process.env.BENCH_RUNS ?? 5);
export const BEFORE = process.env.BENCH_BEFORE;

/** One after the other: two at a time would slow each other down. */
export async function repeat<Result>(measure: () => Promise<Result>, times = RUNS): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < times; run += 1) results.push(await measure());
  return results;
}

export function medianOf<Run>(runs: readonly Run[], read: (run: Run) => number): number {
  return median(runs.map(read));
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export function printLoad(): void {
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores, load ${load.toFixed(1)}: above the cores all times are too long`,
  );
}

/**
 * Prints one line, `read 100 newest, p99   1.1 ms   at most 2 ms   ok`. A limit that is missed is the command's exit status; without
 * one the value is only told.
 */
export function report(
  label: string,
  value: number,
  unit: string,
  { atMost, atLeast }: { readonly atMost?: number; readonly atLeast?: number } = {},
): void {
  const isKept = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  if (!isKept) process.exitCode = 1;
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  const isLimited = atMost !== undefined || atLeast !== undefined;
  const verdict = isLimited ? `${`${limit} ${unit}`.padEnd(18)} ${isKept ? "ok" : "MISSED"}` : "";
  const shown = `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  console.log(`  ${label.padEnd(52)} ${shown.padStart(14)}   ${verdict}`.trimEnd());
}
