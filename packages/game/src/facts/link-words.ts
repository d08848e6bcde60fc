import type { Condition, StringLink } from "../move.ts";

const KINDS = {
  combo: "natural combo",
  "counter-hit combo": "combo on counter hit",
  jails: "jails",
  "does not jail": "does not jail",
  interruptible: "can be interrupted",
} as const;

/** Startup of the fastest attack that somebody standing has: Yoshimitsu's Flash. */
export const FASTEST_STARTUP = 6;

/**
 * How a hit of a string follows the one before: `natural combo`, `jails, delayed up to 5 frames`, `can be interrupted by i12 or faster`.
 * Where a note names less startup than any button has, `no gap for any button`.
 */
export function linkWords({ kind, delayFrames, startupFrames, on, when = [] }: StringLink): string {
  const isTooFast = startupFrames !== undefined && startupFrames < FASTEST_STARTUP;
  const words: string[] = [isTooFast ? "no gap for any button" : KINDS[kind]];
  if (startupFrames !== undefined && !isTooFast) words.push(` by i${startupFrames} or faster`);
  if (kind === "interruptible" && on === "hit") words.push(isTooFast ? " on hit" : " even on hit");
  if (delayFrames !== undefined) words.push(`, delayed up to ${delayFrames} frames`);
  if (when.length > 0) words.push(` (${when.map(conditionWords).join(" or ")})`);
  return words.join("");
}

function conditionWords(condition: Condition): string {
  return condition === "heat" ? "in Heat" : condition;
}
