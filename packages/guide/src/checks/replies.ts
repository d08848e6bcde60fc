import type { REPLIES } from "@tactician/contract";
import { FASTEST_JAB, type Move } from "@tactician/game";
import { isCrouchThrow, isLow, isStandingThrow, ownHitsOf } from "./hit-levels.ts";

/** What is pressed after a move that left the attacker `advantage` frames ahead. */
export interface FollowUp {
  /** The move that comes first, and the last of the string. */
  readonly first: Move;
  readonly last: Move;
  /** Frames to its first hit, dashes included; `undefined` where the movelist does not say. */
  readonly frames?: number | undefined;
  readonly advantage?: number | undefined;
}

type Reply = (typeof REPLIES)[number];

/** A button that is not a jab, and a throw, in frames. */
const PRESS_FRAMES = 12;
const THROW_FRAMES = 12;

const EVASIONS: ReadonlySet<string> = new Set(["crouch", "jump", "full", "invincible"]);

/** Why a follow-up does not beat a reply, as a message; `undefined` where it does or the movelist does not say. */
export const REPLY_RULES: Readonly<Record<Reply, (followUp: FollowUp) => string | undefined>> = {
  jab: (followUp) => findSlowness(followUp, FASTEST_JAB),
  press: (followUp) => findSlowness(followUp, PRESS_FRAMES),
  block: ({ last }) => (opensGuard(last) ? undefined : "can be blocked standing"),
  duck: ({ first }) => (reachesCrouch(first) ? undefined : "goes over a crouch, or is guarded there"),
  "step left": (followUp) => findStep(followUp, "left"),
  "step right": (followUp) => findStep(followUp, "right"),
  // How far a move reaches, the movelists do not say.
  backdash: () => undefined,
  "power crush": ({ last }) => (goesThroughArmour(last) ? undefined : "is absorbed"),
  throw: (followUp) => (evadesThrow(followUp) ? undefined : findSlowness(followUp, THROW_FRAMES)),
};

function findSlowness({ frames, advantage }: FollowUp, button: number): string | undefined {
  if (frames === undefined || advantage === undefined) return undefined;
  // Both at once is a trade.
  if (frames < advantage + button) return undefined;
  return `takes ${frames} frames, ${signed(advantage)} ahead of a button of ${button}`;
}

function opensGuard(move: Move): boolean {
  const { hits, properties } = move;
  return (
    hits.some(({ level, unblockable }) => isLow(level) || isStandingThrow(level) || unblockable === true) ||
    properties.includes("unblockable") ||
    properties.includes("guard break")
  );
}

/** The first hit decides: whoever ducked it is free to act. */
function reachesCrouch({ hits, properties }: Move): boolean {
  const [first] = hits;
  if (first === undefined) return true;
  if (first.unblockable === true || properties.includes("unblockable")) return first.level !== "high";
  return first.level === "mid" || isCrouchThrow(first.level);
}

function findStep({ first, frames, advantage }: FollowUp, side: "left" | "right"): string | undefined {
  const { properties, conditionalProperties = [], whiffsTo = [], tracking, command } = first;
  const isHoming =
    properties.includes("homing") || conditionalProperties.some(({ property }) => property === "homing");
  if (isHoming) return undefined;
  const steps: readonly string[] = side === "left" ? ["ssl", "swl"] : ["ssr", "swr"];
  if (whiffsTo.some((step) => steps.includes(step))) return `misses who steps ${side}`;
  // The movelist counts from the attacker: what turns to its left catches who steps to their own right.
  const followed = tracking?.[side === "left" ? "right" : "left"];
  if (followed === undefined)
    return `is not homing, and nothing is recorded of a step ${side} against "${command}"`;
  if (frames === undefined || advantage === undefined || frames - advantage <= followed) return undefined;
  return `follows ${followed} frames of a step ${side}, and there are ${frames - advantage}`;
}

function goesThroughArmour(move: Move): boolean {
  return (
    ownHitsOf(move).some(({ level }) => isLow(level) || level.endsWith("throw")) ||
    move.properties.includes("reversal break") ||
    move.properties.includes("unblockable")
  );
}

/** It crouches or leaves the ground before the throw would take it. */
function evadesThrow({ first, advantage }: FollowUp): boolean {
  return (first.crush ?? []).some(
    ({ kind, from = 1 }) =>
      EVASIONS.has(kind) && (advantage === undefined || from <= advantage + THROW_FRAMES),
  );
}

function signed(frames: number): string {
  return frames < 0 ? String(frames) : `+${frames}`;
}
