/** One event of a key press: when it began and how long it took until the frame that shows it, in milliseconds. */
export interface KeyTiming {
  readonly startedAt: number;
  readonly tookMs: number;
}

/** The browser reports no event that took less. */
export const SHORTEST_MS = 16;

/**
 * How long each key press took, in their order: the longest of its events (down, press, up). `pressedAt` is when each one began, ascending;
 * a press of which nothing is reported took `SHORTEST_MS` at most.
 */
export function timePresses(pressedAt: readonly number[], events: readonly KeyTiming[]): number[] {
  const took = pressedAt.map(() => SHORTEST_MS);
  for (const { startedAt, tookMs } of events) {
    const press = pressedAt.findLastIndex((at) => at <= startedAt);
    if (press >= 0) took[press] = Math.max(took[press] ?? 0, tookMs);
  }
  return took;
}
