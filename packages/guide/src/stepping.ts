import type { Stepping } from "@tactician/contract";
import type { Move, Movelist } from "@tactician/game";

/** Throws that everybody has, `1+3` and `Left throw`; all of them are homing. */
const COMMON_THROW = /^(?:air )?(?:1\+3|2\+4)\b|throw$/i;

/**
 * What follows a sidestep: homing moves, and the others whose tracking players have measured, those that follow the
 * shortest step first. Movelists measure from the attacker, whose left is the right of who steps: of moves whose notes say
 * "tracks SSR completely" they have 20 on the left and 5 on the right (Devil Jin `b 1`). Here the sides are those of who steps.
 *
 * Example: Jin's `homing` is `["4", "ZEN 2", "ZEN 3", "ws 3"]`.
 */
export function listStepping({ moves }: Pick<Movelist, "moves">): Stepping {
  return {
    homing: moves
      .filter(({ properties, command }) => properties.includes("homing") && !COMMON_THROW.test(command))
      .map(({ command }) => command),
    tracking: moves
      .flatMap(({ command, tracking }) => (tracking === undefined ? [] : [stepsOf(command, tracking)]))
      .sort((one, other) => leastOf(one) - leastOf(other)),
  };
}

type Steps = Stepping["tracking"][number];

function stepsOf(move: string, { left, right }: NonNullable<Move["tracking"]>): Steps {
  return {
    move,
    ...(right === undefined ? {} : { left: right }),
    ...(left === undefined ? {} : { right: left }),
  };
}

function leastOf({ left, right }: Steps): number {
  return Math.min(left ?? Number.POSITIVE_INFINITY, right ?? Number.POSITIVE_INFINITY);
}
