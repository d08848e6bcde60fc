import type { Observation } from "./observer.ts";

/** Also of a first start without a cache of compiled modules, for which Node's TypeScript compiler stays loaded. */
const IDLE_MB = 180;
const PEAK_MB = 350;
/**
 * What is left some seconds later, for which the short run has no time: a plateau, as the allocator keeps part of what was
 * freed.
 */
const AFTERWARDS_MB = { full: 320, short: PEAK_MB };
/** The slowest answer to others; `npm test` runs on machines that are busy with something else. */
const OTHERS_MS = { full: 1000, short: 5000 };

/** How long and how hard: a part of `npm test`, or all of it. */
export type AttackSize = "short" | "full";

export interface Seen extends Observation {
  idleMb: number;
  afterwardsMb: number;
  ended: string | undefined;
  written: { log: string; errors: string };
}

/** The limits of every attack that a server did not keep, each with what was seen. */
export function brokenLimits(seen: Seen, size: AttackSize): string[] {
  const { idleMb, peakMb, afterwardsMb, worstMs, failures, ended, written } = seen;
  const complaint = findComplaint(written.errors) ?? findComplaint(errorLines(written.log));
  return [
    ...above("memory when idle", idleMb, IDLE_MB, "MB"),
    ...above("memory at any time", peakMb, PEAK_MB, "MB"),
    ...above("memory afterwards", afterwardsMb, AFTERWARDS_MB[size], "MB"),
    ...above("others' worst answer", worstMs, OTHERS_MS[size], "ms"),
    ...(failures.length > 0 ? [`others are answered 200: ${failures.length} were not (${failures[0]})`] : []),
    ...(ended !== undefined ? [`the server stays up: ${ended}`] : []),
    ...(complaint !== undefined ? [`no error that nobody caught: ${complaint}`] : []),
  ];
}

function above(what: string, value: number, limit: number, unit: string): string[] {
  return value <= limit ? [] : [`${what} at most ${limit} ${unit}: ${Math.round(value)} ${unit}`];
}

function errorLines(log: string): string {
  return log
    .split("\n")
    .filter((line) => /"level":[56]0\b/.test(line))
    .join("\n");
}

function findComplaint(text: string): string | undefined {
  return text
    .split("\n")
    .find((line) => /error/i.test(line))
    ?.slice(0, 160);
}
