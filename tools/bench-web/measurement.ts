import type { Result, RunnerResult } from "lighthouse";
import { median } from "../browser/statistics.ts";
import { ownBlockingTime } from "./own-blocking-time.ts";

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

/** Field by field the median of several runs. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const pick = (read: (run: Measurement) => number) => median(runs.map(read));
  const kinds = new Set(runs.flatMap((run) => Object.keys(run.bytes)));
  return {
    performance: pick((run) => run.performance),
    accessibility: pick((run) => run.accessibility),
    bestPractices: pick((run) => run.bestPractices),
    seo: pick((run) => run.seo),
    firstPaint: pick((run) => run.firstPaint),
    largestPaint: pick((run) => run.largestPaint),
    blockingTime: pick((run) => run.blockingTime),
    ownBlockingTime: pick((run) => run.ownBlockingTime),
    layoutShift: pick((run) => run.layoutShift),
    requests: pick((run) => run.requests),
    bytes: Object.fromEntries([...kinds].map((kind) => [kind, pick((run) => run.bytes[kind] ?? 0)])),
  };
}
