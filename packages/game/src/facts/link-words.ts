import type { StringLink } from "../move.ts";
import { FASTEST_ANSWER } from "./unsafe.ts";

/**
 * How a hit of a string follows one before it, and which: `natural combo from 1st hit`, `combo from 2nd hit on counter hit,
 * delayed up to 10 frames`, `jails from 1st block`, `can be interrupted from 2nd block by i12 or faster`. Where a note names less
 * startup than any button has, `no gap for any button`.
 */
export function linkWords(link: StringLink): string {
  const { delayFrames, delayable, duckable, startupFrames, when = [] } = link;
  const isTooFast = startupFrames !== undefined && startupFrames < FASTEST_ANSWER;
  const words = [isTooFast ? noGapWords(link) : followWords(link)];
  if (startupFrames !== undefined && !isTooFast) words.push(` by i${startupFrames} or faster`);
  if (delayFrames === 0) words.push(", undelayed");
  else if (delayFrames !== undefined)
    words.push(`, delayed up to ${delayFrames} ${delayFrames === 1 ? "frame" : "frames"}`);
  if (delayable) words.push(", also delayed");
  if (duckable) words.push(", but a held crouch ducks it");
  if (when.length > 0) words.push(` (${when.map((one) => (one === "heat" ? "in Heat" : one)).join(" or ")})`);
  return words.join("");
}

function followWords({ kind, fromHit, on = "block", airborne }: StringLink): string {
  switch (kind) {
    case "combo":
      return `${airborne ? "aerial" : "natural"} combo${fromWords(fromHit, "hit")}`;
    case "counter-hit combo":
      return `${airborne ? "aerial combo" : "combo"}${fromWords(fromHit, "hit")} on counter hit`;
    case "jails":
    case "does not jail":
      return `${kind}${fromWords(fromHit, on)}`;
    default:
      return `can be interrupted${interruptedWords(fromHit, on)}`;
  }
}

function noGapWords({ fromHit, on = "block" }: StringLink): string {
  return `no gap for any button${fromHit === undefined && on === "hit" ? " on hit" : fromWords(fromHit, on)}`;
}

/** An interrupt counts from a block unless the source says otherwise. */
function interruptedWords(fromHit: number | undefined, on: "hit" | "block"): string {
  if (on === "block") return fromWords(fromHit, on);
  return fromHit === undefined ? " even on hit" : ` even from ${ordinal(fromHit)} hit`;
}

function fromWords(fromHit: number | undefined, on: "hit" | "block"): string {
  return fromHit === undefined ? "" : ` from ${ordinal(fromHit)} ${on}`;
}

/** `1st`, `2nd`, `3rd`, `4th`: no string has twenty hits. */
function ordinal(number: number): string {
  return `${number}${{ 1: "st", 2: "nd", 3: "rd" }[number] ?? "th"}`;
}
