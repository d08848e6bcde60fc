import { type AttackSize, type Finding, finding } from "./attack.ts";
import type { Observation } from "./observer.ts";

/** Before anybody asked. */
const IDLE_MB = 150;
/** At any moment of any attack. */
const PEAK_MB = 350;
/**
 * What is left some seconds later, for which the short run has no time: a plateau, as the allocator keeps part of what was
 * freed, and 24 MB where matches are kept in memory because there is no file.
 */
const AFTERWARDS_MB: Record<AttackSize, number> = { full: 320, short: PEAK_MB };
/** The slowest answer to others; `npm test` runs on machines that are busy with something else. */
const OTHERS_MS: Record<AttackSize, number> = { full: 1000, short: 5000 };

/** What was seen of the server itself, whatever the attack was. */
export interface Seen extends Observation {
  idleMb: number;
  afterwardsMb: number;
  /** How it ended, when it did although nobody ended it. */
  ended: string | undefined;
  /** What it wrote on standard error and to the log. */
  written: { log: string; errors: string };
}

/** Holds what was seen of the server against the limits: everything that holds for every attack. */
export function judge(seen: Seen, size: AttackSize): Finding[] {
  const { idleMb, peakMb, afterwardsMb, worstMs, failures, ended, written } = seen;
  const complaint = findComplaint(written.errors) ?? findComplaint(errorLines(written.log));
  return [
    atMost("memory when idle", idleMb, IDLE_MB, "MB"),
    atMost("memory at any time", peakMb, PEAK_MB, "MB"),
    atMost("memory afterwards", afterwardsMb, AFTERWARDS_MB[size], "MB"),
    atMost("others' worst answer", worstMs, OTHERS_MS[size], "ms"),
    finding("others are answered 200", `${failures.length} were not (${failures[0]})`, failures.length === 0),
    finding("the server stays up", ended ?? "up", ended === undefined),
    finding("no error that nobody caught", complaint ?? "none", complaint === undefined),
  ];
}

function atMost(what: string, value: number, limit: number, unit: string): Finding {
  return finding(`${what} at most ${limit} ${unit}`, `${Math.round(value)} ${unit}`, value <= limit);
}

/** Lines of the log with level error or fatal, which are failures of ours. */
function errorLines(log: string): string {
  return log
    .split("\n")
    .filter((line) => /"level":[56]0\b/.test(line))
    .join("\n");
}

/** The first line that tells of an error. */
function findComplaint(text: string): string | undefined {
  return text
    .split("\n")
    .find((line) => /error/i.test(line))
    ?.slice(0, 160);
}
