import type { Measurement } from "./measurement.ts";

/** One page and what was measured of it. */
export interface ReportRow {
  label: string;
  /** Everything that the first visit transfers. */
  limitKilobytes: number;
  /** Of the largest paint, ms. */
  limitPaint: number;
  median: Measurement;
}

interface Line {
  name: string;
  read: (row: ReportRow) => number;
  show: (value: number) => string;
  /** The design's limit, where it sets one; lower is better. */
  limit?: (row: ReportRow) => number;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const plain = (value: number) => String(value);

const LINES: readonly Line[] = [
  { name: "performance", read: (row) => row.median.performance, show: plain },
  { name: "accessibility", read: (row) => row.median.accessibility, show: plain },
  { name: "best practices", read: (row) => row.median.bestPractices, show: plain },
  { name: "search", read: (row) => row.median.seo, show: plain },
  { name: "first paint", read: (row) => row.median.firstPaint, show: milliseconds, limit: () => 1000 },
  {
    name: "largest paint",
    read: (row) => row.median.largestPaint,
    show: milliseconds,
    limit: (row) => row.limitPaint,
  },
  { name: "blocking time", read: (row) => row.median.blockingTime, show: milliseconds, limit: () => 50 },
  { name: "  of its own", read: (row) => row.median.ownBlockingTime, show: milliseconds },
  {
    name: "layout shift",
    read: (row) => row.median.layoutShift,
    show: (value) => value.toFixed(3),
    limit: () => 0,
  },
  { name: "requests", read: (row) => row.median.requests, show: plain },
  {
    name: "JavaScript",
    read: (row) => row.median.bytes.Script ?? 0,
    show: kilobytes,
    limit: () => 130_000,
  },
  { name: "styles", read: (row) => row.median.bytes.Stylesheet ?? 0, show: kilobytes },
  { name: "fonts", read: (row) => row.median.bytes.Font ?? 0, show: kilobytes },
  { name: "images", read: (row) => row.median.bytes.Image ?? 0, show: kilobytes },
  { name: "document", read: (row) => row.median.bytes.Document ?? 0, show: kilobytes },
  {
    name: "everything",
    read: (row) => row.median.bytes.total ?? 0,
    show: kilobytes,
    limit: (row) => row.limitKilobytes * 1000,
  },
];

/** The printed table, and whether every value is within its limit. */
export function reportTable(
  rows: readonly ReportRow[],
  runs: number,
): { text: string; isWithinLimits: boolean } {
  let isWithinLimits = true;
  const lines = LINES.map(({ name, read, show, limit }) => {
    const cells = rows.map((row) => {
      const value = read(row);
      if (!limit) return show(value).padEnd(28);
      const isFine = value <= limit(row);
      isWithinLimits &&= isFine;
      return `${show(value)} ${isFine ? "<=" : "OVER"} ${show(limit(row))}`.padEnd(28);
    });
    return `${name.padEnd(16)}${cells.join("")}`;
  });
  const head = `${`median of ${runs}`.padEnd(16)}${rows.map((row) => row.label.padEnd(28)).join("")}`;
  return { text: [head, ...lines].join("\n"), isWithinLimits };
}
