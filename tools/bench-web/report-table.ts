import type { Measurement } from "./measurement.ts";

/** One page and what was measured of it. */
export interface ReportRow {
  label: string;
  /** Everything that the first visit transfers, and its scripts alone. */
  limitKilobytes?: number;
  limitJavaScript?: number;
  /** Of the largest paint, ms. */
  limitPaint: number;
  /** Of the performance score, 100 where it is not said. */
  limitPerformance?: number;
  median: Measurement;
}

interface Line {
  name: string;
  read: (row: ReportRow) => number;
  show: (value: number) => string;
  /** The limit, where there is one: a highest value, or with `isLowest` a lowest. */
  limit?: (row: ReportRow) => number | undefined;
  isLowest?: boolean;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
/** Of a column. */
const WIDTH = 17;
const plain = (value: number) => String(value);

const LINES: readonly Line[] = [
  {
    name: "performance",
    read: (row) => row.median.performance,
    show: plain,
    limit: (row) => row.limitPerformance ?? 100,
    isLowest: true,
  },
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
  { name: "blocking time", read: (row) => row.median.blockingTime, show: milliseconds, limit: () => 100 },
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
    limit: (row) => (row.limitJavaScript ?? 130) * 1000,
  },
  { name: "styles", read: (row) => row.median.bytes.Stylesheet ?? 0, show: kilobytes },
  { name: "fonts", read: (row) => row.median.bytes.Font ?? 0, show: kilobytes },
  { name: "images", read: (row) => row.median.bytes.Image ?? 0, show: kilobytes },
  { name: "document", read: (row) => row.median.bytes.Document ?? 0, show: kilobytes },
  {
    name: "everything",
    read: (row) => row.median.bytes.total ?? 0,
    show: kilobytes,
    limit: (row) => row.limitKilobytes && row.limitKilobytes * 1000,
  },
];

/** The printed table, a line for each page and value that has a limit or says how much, and whether every value is within its limit. */
export function reportTable(
  rows: readonly ReportRow[],
  runs: number,
): { text: string; isWithinLimits: boolean } {
  let isWithinLimits = true;
  const lines = rows.map((row) => {
    const cells = LINES.map(({ read, show, limit, isLowest = false }) => {
      const value = read(row);
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
