import type { Result, RunnerResult } from "lighthouse";
import { medianOf } from "./harness.ts";

/** What one run measures: scores 0 to 100, times in milliseconds (shift without unit), transferred bytes by kind. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  /** The same without what else the machine did at the time. */
  ownBlockingTime: number;
  layoutShift: number;
  requests: number;
  bytes: Record<string, number>;
}

interface NetworkRequestItem {
  resourceType?: string;
  transferSize?: number;
}

/** Reads the values out of what Lighthouse found on a processor `slowdown` times slower; throws when the page could not be measured. */
export function measurementFrom({ lhr: result, artifacts }: RunnerResult, slowdown: number): Measurement {
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = tableItems<NetworkRequestItem>(result, "network-requests");
  const bytes: Record<string, number> = { total: 0 };
  for (const { resourceType = "Other", transferSize = 0 } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
    bytes.total = (bytes.total ?? 0) + transferSize;
  }
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blockingTime: value("total-blocking-time"),
    ownBlockingTime: ownBlockingTime(artifacts.Trace.traceEvents, slowdown),
    layoutShift: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes,
  };
}

function tableItems<Item>(result: Result, audit: string): Item[] {
  const details = result.audits[audit]?.details as { items?: Item[] } | undefined;
  return details?.items ?? [];
}

export function medianOfRuns(runs: readonly Measurement[]): Measurement {
  const { bytes: _, ...first } = runs[0] as Measurement;
  const values = (Object.keys(first) as (keyof typeof first)[]).map((field) => [
    field,
    medianOf(runs, (run) => run[field]),
  ]);
  const kinds = [...new Set(runs.flatMap((run) => Object.keys(run.bytes)))];
  const bytes = kinds.map((kind) => [kind, medianOf(runs, (run) => run.bytes[kind] ?? 0)]);
  return { ...Object.fromEntries(values), bytes: Object.fromEntries(bytes) };
}

/** What is read of a trace's event; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on the processor, without that in which something else ran on it. */
  tdur?: number;
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
    .filter(({ name, pid, tid, ts }) => name === "RunTask" && isSame({ pid, tid }, paint) && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * slowdown) / 1000 - LONG_TASK_MS), 0);
}

function isSame(one: Pick<TraceEvent, "pid" | "tid">, other: TraceEvent): boolean {
  return one.pid === other.pid && one.tid === other.tid;
}

export interface ReportRow {
  label: string;
  /** Everything that the first visit transfers, and its scripts alone. */
  limitKilobytes?: number | undefined;
  limitJavaScript?: number | undefined;
  /** Of the largest paint, ms; 1250 where it is not said. */
  limitPaint?: number | undefined;
  /** Of the performance score, 100 where it is not said. */
  limitPerformance?: number;
  median: Measurement;
}

interface Line {
  name: string;
  read: (median: Measurement) => number;
  show: (value: number) => string;
  /** The limit, where there is one: a highest value, or with `isLowest` a lowest. */
  limit?: (row: ReportRow) => number | undefined;
  isLowest?: boolean;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const WIDTH = 17;
const plain = (value: number) => String(value);

const LINES: readonly Line[] = [
  {
    name: "performance",
    read: ({ performance }) => performance,
    show: plain,
    limit: (row) => row.limitPerformance ?? 100,
    isLowest: true,
  },
  { name: "accessibility", read: ({ accessibility }) => accessibility, show: plain },
  { name: "best practices", read: ({ bestPractices }) => bestPractices, show: plain },
  { name: "search", read: ({ seo }) => seo, show: plain },
  { name: "first paint", read: ({ firstPaint }) => firstPaint, show: milliseconds, limit: () => 1000 },
  {
    name: "largest paint",
    read: ({ largestPaint }) => largestPaint,
    show: milliseconds,
    limit: (row) => row.limitPaint ?? 1250,
  },
  { name: "blocking time", read: ({ blockingTime }) => blockingTime, show: milliseconds, limit: () => 100 },
  { name: "  of its own", read: ({ ownBlockingTime }) => ownBlockingTime, show: milliseconds },
  {
    name: "layout shift",
    read: ({ layoutShift }) => layoutShift,
    show: (value) => value.toFixed(3),
    limit: () => 0,
  },
  { name: "requests", read: ({ requests }) => requests, show: plain },
  ofBytes("JavaScript", "Script", (row) => (row.limitJavaScript ?? 130) * 1000),
  ofBytes("styles", "Stylesheet"),
  ofBytes("fonts", "Font"),
  ofBytes("images", "Image"),
  ofBytes("document", "Document"),
  ofBytes("everything", "total", (row) => row.limitKilobytes && row.limitKilobytes * 1000),
];

function ofBytes(name: string, kind: string, limit?: Line["limit"]): Line {
  const read = ({ bytes }: Measurement) => bytes[kind] ?? 0;
  return { name, read, show: (value) => `${(value / 1000).toFixed(1)} KB`, ...(limit && { limit }) };
}

/** The printed table, a line for each page and value that has a limit or says how much, and whether every value is within its limit. */
export function reportTable(
  rows: readonly ReportRow[],
  runs: number,
): { text: string; isWithinLimits: boolean } {
  let isWithinLimits = true;
  const lines = rows.map((row) => {
    const cells = LINES.map(({ read, show, limit, isLowest = false }) => {
      const value = read(row.median);
      const bound = limit?.(row);
      const isFine = bound === undefined || (isLowest ? value >= bound : value <= bound);
      isWithinLimits &&= isFine;
      return (isFine ? show(value) : `${show(value)} !${show(bound ?? 0)}`).padEnd(WIDTH);
    });
    return `${row.label.padEnd(WIDTH)}${cells.join("")}`;
  });
  const head = ["", ...LINES.map(({ name }) => name)].map((name) => name.padEnd(WIDTH)).join("");
  return {
    text: [`medians of ${runs}; ! is a limit that is missed`, head, ...lines].join("\n"),
    isWithinLimits,
  };
}
