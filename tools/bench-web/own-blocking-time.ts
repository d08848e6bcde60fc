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
