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
