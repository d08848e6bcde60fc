import type { Move } from "../move.ts";
import { foldState } from "../states.ts";
import type { Answer } from "./answer-parts.ts";
import type { Posture } from "./matchup-parts.ts";

/** From where a move is done, seen from the end of block stun. */
export interface Start {
  readonly from: readonly Posture[];
  /** What must be there besides; empty = nothing. */
  readonly condition: NonNullable<Answer["condition"]>;
  readonly resource?: string;
  /** It does nothing to who stands (`otg`). */
  readonly isGrounded: boolean;
}

/**
 * Stocks and installs that a character may hold while standing: Starburst, Warrior Instinct, and others that the movelists
 * write like a stance. A move out of anything else that is not named below cannot be done out of block stun.
 */
const RESOURCES: ReadonlySet<string> = new Set(["STB", "GRF", "WAR", "NWG", "SNE", "GMC", "ORB"]);

const PLAIN_INPUT = /^(?:[nudf]|b|u[fb]|d[fb]|[qh]c[fb]|just|quick|charge|hold[udfb]+|[1-4](?:\+[1-4])*)$/;

/** Running and the wall: both take longer than block stun leaves. */
const RUN = /^f f f\b/;

/**
 * Where a move can be done from right after block stun, or `undefined` where it needs a place that block does not give: a
 * stance, a sidestep, a run, the back turned, the air. Half crouch is one of these: who has blocked a low is in full crouch.
 */
export function startOf(move: Move): Start | undefined {
  const { command } = move;
  if (RUN.test(command)) return undefined;
  const words = command.split(" ").filter((word) => !PLAIN_INPUT.test(word));
  const states = new Set([...(move.from ?? []), ...(move.requires ?? []), ...words].map(foldState));
  const needsHeat = states.delete("heat");
  const isGrounded = states.delete("otg");
  const resource = [...RESOURCES].find((token) => states.delete(foldState(token)));
  const from = posturesOf(states, command);
  if (from === undefined) return undefined;
  const condition: Start["condition"] = [
    ...(needsHeat ? (["heat"] as const) : []),
    ...(resource === undefined ? [] : (["resource"] as const)),
  ];
  return { from, condition, isGrounded, ...(resource === undefined ? {} : { resource }) };
}

function posturesOf(states: ReadonlySet<string>, command: string): Posture[] | undefined {
  const [state, ...others] = [...states].filter((name) => name !== "cd");
  if (others.length > 0) return undefined;
  if (state === undefined)
    return jumps(command) && !states.has("cd") ? ["standing", "crouching"] : ["standing"];
  return state === "ws" || state === "fc" ? ["crouching"] : undefined;
}

/** Up leaves the crouch at once: sheets recommend the same `uf 4` after lows. */
function jumps(command: string): boolean {
  return /^u[fb]? [1-4]/.test(command);
}
