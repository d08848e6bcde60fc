import type { Move } from "../move.ts";

/**
 * Frames that an input costs which cannot be buffered in block stun: one for each of its three directions. Movelists: an
 * electric of 11 frames is 14 in all (`i11~12 (i14+)`, Armor King and Devil Jin); dashes that cannot be buffered take three
 * frames more than their startup (Claudio `f f 2` 14 and 17, Devil Jin `f f 2` 15 and 18).
 */
const UNBUFFERED_FRAMES = 3;

const CROUCH_DASH = /^(?:f n d|f n df|cd)\b/i;
const DASH = /^(?:f f|b b)\b/;
/** The startup counts from a sway that comes before it. */
const LED_IN = /^(?:u[fb]? b|u[fb]? f)\b/;

export type Manner = "crouch dash" | "dash";

/** How the inputs of a command lead into the move, where that costs frames. */
export function mannerOf(command: string): Manner | undefined {
  if (CROUCH_DASH.test(command)) return "crouch dash";
  return DASH.test(command) ? "dash" : undefined;
}

/**
 * Frames from the end of block stun to the first active frame, or `undefined` where the movelist does not say. Other
 * motions than dashes (`qcf`, `b f`) can be done during block stun and cost nothing: sheets count them by their startup.
 */
export function framesFromBlock(move: Move, command = move.command): number | undefined {
  const { startup, parent, bufferedStartup, bufferable, actsLikeFrames = 0 } = move;
  if (startup === undefined) return undefined;
  // Of a string the source counts the last hit with all before it.
  const effectiveStartup = parent === undefined ? move.effectiveStartup : undefined;
  if (LED_IN.test(command) && effectiveStartup === undefined) return undefined;
  const cost = mannerOf(command) === undefined || bufferable === true ? 0 : UNBUFFERED_FRAMES;
  const frames = bufferedStartup?.min ?? effectiveStartup?.min ?? startup.min + cost;
  return Math.max(frames, startup.min, actsLikeFrames);
}
