/** How long a scroll to a letter takes (docs/fixed-by-the-specification.md). */
const DURATION_MS = 500;

/** A press too: what one has pressed on must still lie there when one lets go. */
const INTERRUPTIONS = ["wheel", "pointerdown", "keydown"] as const;

/** Scrolls the page to `top` pixels within 500 ms, or at once for those who asked for less motion. The visitor's own scrolling or pressing ends it. */
export function scrollPageTo(top: number): void {
  const from = window.scrollY;
  const goal = Math.min(Math.max(0, top), document.documentElement.scrollHeight - window.innerHeight);
  const durationMs = prefersReducedMotion() ? 0 : DURATION_MS;
  const startedAt = performance.now();
  const interruption = new AbortController();
  for (const event of INTERRUPTIONS) {
    window.addEventListener(event, () => interruption.abort(), {
      passive: true,
      signal: interruption.signal,
    });
  }

  const step = (now: number) => {
    if (interruption.signal.aborted) return;
    const elapsedMs = Math.max(0, now - startedAt);
    window.scrollTo({ top: scrollPosition(from, goal, elapsedMs, durationMs), behavior: "instant" });
    if (elapsedMs < durationMs) requestAnimationFrame(step);
    else interruption.abort();
  };
  step(startedAt);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Slow at both ends: the share of the way done at the share `t` (0 to 1) of the time. */
export function easeInOut(t: number): number {
  const bounded = Math.min(1, Math.max(0, t));
  return bounded < 0.5 ? 4 * bounded ** 3 : 1 - (-2 * bounded + 2) ** 3 / 2;
}

/** Where a scroll from `from` to `to` is after `elapsedMs` of `durationMs`; a duration of 0 is a jump. */
export function scrollPosition(from: number, to: number, elapsedMs: number, durationMs: number): number {
  const share = durationMs <= 0 ? 1 : elapsedMs / durationMs;
  return from + (to - from) * easeInOut(share);
}
