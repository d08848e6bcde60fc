import type { PageBudget } from "@tactician/contract";
import type { Result, RunnerResult } from "lighthouse";
import { isKept } from "./harness.ts";

export type Measurement = ReturnType<typeof measurementFrom>;

/**
 * What Lighthouse found in one run on a processor `slowdown` times slower: scores 0 to 100, times in milliseconds (shift without unit),
 * transferred bytes. Throws when the page could not be measured.
 */
export function measurementFrom({ lhr: result, artifacts }: RunnerResult, slowdown: number) {
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  const sum = (items: typeof requests) =>
    items.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    search: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blockingTime: value("total-blocking-time"),
    /** The same without what else the machine did at the time. */
    ownBlockingTime: ownBlockingTime(artifacts.Trace.traceEvents, slowdown),
    layoutShift: value("cumulative-layout-shift"),
    scripts: sum(requests.filter(({ resourceType }) => resourceType === "Script")),
    all: sum(requests),
  };
}

function requestsOf({ audits }: Result) {
  type Request = { readonly resourceType?: string; readonly transferSize?: number };
  const details = audits["network-requests"]?.details as { items?: readonly Request[] } | undefined;
  return details?.items ?? [];
}

/** What is read of a trace's event; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, without that in which something else ran on it. */
  readonly tdur?: number;
}

const LONG_TASK_MS = 50;

/**
 * Blocking time in milliseconds by what the page's main thread itself computed, on a processor `slowdown` times slower: of every task after the
 * first paint what exceeds 50 ms. Lighthouse's value counts by the clock, so whatever else the machine does at the time is in it.
 * Not a number where the page never painted.
 */
export function ownBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) return Number.NaN;
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * slowdown) / 1000 - LONG_TASK_MS), 0);
}

/** A page's limits: those of PAGES, and a performance score other than 100 where it cannot have that. */
export interface WebLimits extends PageBudget {
  readonly performance?: number;
}

interface Column {
  readonly name: string;
  readonly of: keyof Measurement;
  readonly write?: (value: number) => string;
  readonly atMost?: (limits: WebLimits) => number | undefined;
  readonly atLeast?: (limits: WebLimits) => number;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

const COLUMNS: readonly Column[] = [
  { name: "performance", of: "performance", atLeast: ({ performance = 100 }) => performance },
  { name: "access", of: "accessibility" },
  { name: "practices", of: "bestPractices" },
  { name: "search", of: "search" },
  { name: "first paint", of: "firstPaint", write: milliseconds, atMost: () => 1000 },
  { name: "largest paint", of: "largestPaint", write: milliseconds, atMost: ({ paint }) => paint },
  { name: "blocking", of: "blockingTime", write: milliseconds, atMost: () => 100 },
  { name: "of its own", of: "ownBlockingTime", write: milliseconds },
  { name: "shift", of: "layoutShift", write: (value) => value.toFixed(3), atMost: () => 0 },
  {
    name: "JavaScript",
    of: "scripts",
    write: kilobytes,
    atMost: ({ javaScript = 130 }) => 1000 * javaScript,
  },
  { name: "everything", of: "all", write: kilobytes, atMost: ({ all }) => all && 1000 * all },
];

/** The names of the columns; with two builds, each cell is `now, before`. */
export function reportHead(builds: number): string {
  const names = COLUMNS.map(({ name }) => name);
  return line("", names, builds);
}

/** A page's line: `31 ms, 45 ms` is what is measured now and in the build beside; `!100 ms` behind it is a limit that is missed now. */
export function reportLine(label: string, limits: WebLimits, builds: readonly Measurement[]): string {
  const cells = COLUMNS.map(({ of, write = String, atMost, atLeast }) => {
    const [now = Number.NaN] = builds.map((measured) => measured[of]);
    const bounds = { atMost: atMost?.(limits), atLeast: atLeast?.(limits) };
    const missed = isKept(now, bounds) ? "" : ` !${write(bounds.atMost ?? bounds.atLeast ?? 0)}`;
    return builds.map((measured) => write(measured[of])).join(", ") + missed;
  });
  return line(label, cells, builds.length);
}

function line(label: string, cells: readonly string[], builds: number): string {
  const widths = COLUMNS.map(({ name, write }) => Math.max(name.length, (write ? 9 : 4) * builds) + 2);
  return label.padEnd(18) + cells.map((cell, place) => `${cell}  `.padEnd(widths[place] ?? 0)).join("");
}
