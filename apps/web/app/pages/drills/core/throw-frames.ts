/** Frames that the game leaves to break a throw, once it has grabbed. */
export const BREAK_FRAMES = 20;

/** Frames up to the grab, where the movelist does not say. */
const USUAL_STARTUP = 12;

const FRAME_MS = 1000 / 60;

/** The clock of a throw: frames to see it coming, and the milliseconds of all. */
export function throwClock(startup: number | undefined): { readonly seen: number; readonly ms: number } {
  const seen = startup ?? USUAL_STARTUP;
  return { seen, ms: (seen + BREAK_FRAMES) * FRAME_MS };
}

/** How late a break came: `in 24 frames, in time`, `in 40 frames, 8 too late`. */
export function breakWords(ms: number, startup: number | undefined): string {
  const frames = Math.round(ms / FRAME_MS);
  const late = frames - throwClock(startup).seen - BREAK_FRAMES;
  return late > 0 ? `in ${frames} frames, ${late} too late` : `in ${frames} frames, in time`;
}
