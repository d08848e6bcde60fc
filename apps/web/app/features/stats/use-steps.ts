import { useEffect, useState } from "react";

/**
 * Counts from 1 to `total`, one step for each frame that was painted. What is built step by step never holds up a press
 * for longer than its largest piece.
 */
export function useSteps(total: number): number {
  const [step, setStep] = useState(1);
  const isDone = step >= total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits for its own frame
  useEffect(() => {
    if (isDone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer after the frame: a window in the background paints nothing, and must still be filled when it comes to light.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setStep((now) => now + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDone, step]);

  return Math.min(step, total);
}
