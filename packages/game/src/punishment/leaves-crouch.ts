import type { Move } from "../move.ts";
import type { MovesById } from "./guaranteed.ts";

const UP = /^u[fb]? (?:n )?[1-4]/;
const CROUCH_JAB = /^h?fc (?:db? )?1$/;

/**
 * Whether a move that is listed as one from standing also comes out of the crouch that blocking a low leaves: an up-input
 * that jumps, one that a sheet lists from crouch (`isListed`), and the crouch jab `d 1`, unless the movelist has another move for
 * it there (Kuma, Panda and Jack-8 have a slow low).
 */
export function leavesCrouch(move: Move, byId: MovesById, isListed: boolean): boolean {
  if (UP.test(move.command)) return isListed || jumps(move, byId);
  return isCrouchJab(move) && ![...byId.values()].some((other) => namesOf(other).some(isFromCrouch));
}

function jumps({ crush = [], parent }: Move, byId: MovesById): boolean {
  const first = parent === undefined ? undefined : byId.get(parent);
  return crush.some(({ kind }) => kind === "jump") || (first !== undefined && jumps(first, byId));
}

function isCrouchJab({ command, hits: [first] }: Move): boolean {
  return command === "d 1" && first?.level === "special low";
}

function namesOf({ command, aliases = [] }: Move): string[] {
  return [command, ...aliases];
}

function isFromCrouch(name: string): boolean {
  return CROUCH_JAB.test(name);
}
