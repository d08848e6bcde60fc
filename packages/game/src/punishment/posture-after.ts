import type { Move } from "../move.ts";
import { foldState } from "../states.ts";
import type { Situation } from "./answer-parts.ts";

type After = Pick<Situation, "posture" | "stance">;

/** Other forms of a character than a stance, and turned sideways: the fighter stands. */
const STANDING_FORMS: ReadonlySet<string> = new Set([
  "1ss",
  "nss",
  "stb",
  "grf",
  "war",
  "nwg",
  "sne",
  "gmc",
  "orb",
  "side",
]);

/** Stances so low that highs go over them. */
export const LOW_STANCES: ReadonlySet<string> = new Set([
  "aop",
  "trt",
  "rlx",
  "sit",
  "gmh",
  "hbs",
  "ind",
  "med",
  "dck",
  "snk",
  "hsp",
  "mnt",
]);

const POSTURES: ReadonlyMap<string, Situation["posture"]> = new Map([
  ["fc", "crouching"],
  ["hfc", "crouching"],
  ["cd", "crouching"],
  ["bt", "back turned"],
  ["fufa", "face up"],
  ["fuft", "face up"],
  ["fufl", "face up"],
  ["fufr", "face up"],
  ["fdfa", "face down"],
  ["fdft", "face down"],
  ["fdfl", "face down"],
  ["fdfr", "face down"],
  ["air", "airborne"],
]);

/** How the attacker is after the move was blocked, as the movelist's advantage on block, its notes and its recovery have it. */
export function postureAfterBlock({ block, attackerAfter = [], recovery, transitions = [] }: Move): After {
  const noted = attackerAfter.find(({ when }) => when === undefined || when.includes("block"))?.state;
  const passing = transitions.find(
    ({ input, when }) => input === undefined && (when === undefined || when.includes("block")),
  )?.into;
  const state = noted ?? block?.into ?? recovery?.into ?? passing;
  if (state === undefined) return { posture: "standing" };
  // Two states, `bt fc`: who crouches is missed by highs, whichever way they look.
  const names = state.split(" ").map(foldState);
  for (const [name, posture] of POSTURES) if (names.includes(name)) return { posture };
  if (names.some((name) => STANDING_FORMS.has(name))) return { posture: "standing" };
  return { posture: "in a stance", stance: state };
}
