import { Children, type ReactNode, useEffect, useState } from "react";

/**
 * Its children, built one after the other, a frame for each step: what is built so never holds up a press for longer than its largest
 * piece (docs/decisions/017).
 */
export function InSteps({ atOnce = 1, children }: { atOnce?: number; children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  return parts.slice(0, useSteps(parts.length, atOnce));
}

/** How many of `total` parts are built by now: `atOnce` more with each frame, until all are. */
export function useSteps(total: number, atOnce: number): number {
  const [shown, setShown] = useState(atOnce);
  const isDone = shown >= total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits for its own frame
  useEffect(() => {
    if (isDone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer after the frame: a window in the background paints nothing, and must still be filled when it comes to light.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown((now) => now + atOnce));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDone, shown, atOnce]);

  return Math.min(shown, total);
}
