import { type AttackSize, type Finding, finding } from "./attack.ts";
import type { Observation } from "./observer.ts";

const IDLE_MB = 150;
const PEAK_MB = 350;
/**
 * What is left some seconds later, for which the short run has no time: a plateau, as the allocator keeps part of what was
 * freed, and 24 MB where matches are kept in memory because there is no file.
 */
const AFTERWARDS_MB: Record<AttackSize, number> = { full: 320, short: PEAK_MB };
/** The slowest answer to others; `npm test` runs on machines that are busy with something else. */
const OTHERS_MS: Record<AttackSize, number> = { full: 1000, short: 5000 };

export interface Seen extends Observation {
  idleMb: number;
  afterwardsMb: number;
  ended: string | undefined;
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

export interface Row {
  name: string;
  requests: number;
  seconds: number;
  idleMb: number;
  peakMb: number;
  afterwardsMb: number;
  /** Undefined where the attack ends the server, so that nobody else can be answered. */
  othersMs: number | undefined;
  own: readonly Finding[];
  general: readonly Finding[];
}

const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => string])[] = [
  ["attack", ({ name }) => name],
  ["requests", ({ requests }) => requests.toLocaleString("en")],
  ["s", ({ seconds }) => seconds.toFixed(1)],
  ["idle MB", ({ idleMb }) => idleMb.toFixed(0)],
  ["peak MB", ({ peakMb }) => peakMb.toFixed(0)],
  ["after MB", ({ afterwardsMb }) => afterwardsMb.toFixed(0)],
  ["others ms", ({ othersMs }) => othersMs?.toFixed(0) ?? "-"],
  ["", (row) => (isGood(row) ? "ok" : "FAIL")],
];

export function isGood({ own, general }: Row): boolean {
  return [...own, ...general].every(({ isHeld }) => isHeld);
}

export function formatTable(rows: readonly Row[]): string {
  const columns = COLUMNS.map(([heading, cellOf], place) => {
    const cells = [heading, ...rows.map(cellOf)];
    const width = Math.max(...cells.map((cell) => cell.length));
    return cells.map((cell) => (place === 0 ? cell.padEnd(width) : cell.padStart(width)));
  });
  const lines = [undefined, ...rows].map((_, line) => columns.map((cells) => cells[line]).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** What must hold and what was seen: the attack's own findings, and of those that hold for every attack the broken ones. */
export function formatFindings({ own, general }: Row): string {
  return [...own, ...general.filter(({ isHeld }) => !isHeld)]
    .map(({ must, seen, isHeld }) => `  ${isHeld ? "ok  " : "FAIL"} ${must}: ${seen}`)
    .join("\n");
}
