import type { AnswerWayOut, Situation } from "@tactician/game";
import * as words from "../words.ts";

/**
 * The ways out of a move, each in a few words: `Duck hit 3, 12 frames`, `Interrupt hit 2 with i12`, `Low parry hit 2, only if
 * delayed`, `Hit 2, 3 jails: don't duck`, `Hit 2: step left, walk left`.
 */
export function wayOutWords(ways: readonly AnswerWayOut[]): string[] {
  return [...ways.flatMap(deedWords), ...jailWords(ways), ...stepWords(ways)];
}

function deedWords({ kind, hit, frames, onlyIfDelayed }: AnswerWayOut): string[] {
  if (kind === "step" || kind === "jail") return [];
  let deed: string = words.DEEDS[kind];
  if (hit !== undefined) deed = words.deedAtHit(deed, hit);
  if (frames !== undefined)
    deed = (kind === "interrupt" ? words.interruptWith : words.deedInFrames)(deed, frames);
  return [onlyIfDelayed ? words.deedIfDelayed(deed) : deed];
}

function jailWords(ways: readonly AnswerWayOut[]): string[] {
  const jails = ways.filter(({ kind }) => kind === "jail");
  if (jails.length === 0) return [];
  return [words.jailsDoNotDuck(jails.flatMap(({ hit }) => hit ?? []))];
}

/** All sides to step to in one, because they belong together. */
function stepWords(ways: readonly AnswerWayOut[]): string[] {
  const steps = ways.filter(({ kind }) => kind === "step");
  const sides = steps.flatMap(({ side }) => side ?? []);
  if (sides.length === 0) return [];
  const isAny = sides.length === Object.keys(words.STEPS).length;
  const way = isAny ? words.stepEitherWay : sides.map((side) => words.STEPS[side]).join(", ");
  const where = steps[0]?.onlySometimes ? words.notAlways(way) : way;
  const hit = steps[0]?.hit;
  return [hit === undefined ? where.charAt(0).toUpperCase() + where.slice(1) : words.onHitNumber(hit, where)];
}

type AfterBlock = Pick<Situation, "from" | "posture" | "stance" | "pushback">;

/** What blocking leaves: `-14, you stand`; `-14 to -19, you crouch, they're lying face up`. */
export function situationWords(situation: AfterBlock & Pick<Situation, "frames" | "worstFrames">): string {
  return `${framesWords(situation)}, ${postureWords(situation)}`;
}

/** How both are after a block, without the frames: `you stand, they're crouching: highs whiff`. */
export function postureWords(situation: AfterBlock): string {
  const stand = situation.from === "crouching" ? words.youCrouch : words.youStand;
  return [stand, ...theirPosture(situation), ...pushWords(situation)].join(", ");
}

/** What a block leaves, in frames: `-19`, `-14 to -19`, `-10 at most`. */
export function framesWords({ frames, worstFrames }: Pick<Situation, "frames" | "worstFrames">): string {
  if (worstFrames <= frames) return `-${frames}`;
  return frames === 0 ? words.atMost(worstFrames) : words.range(frames, worstFrames);
}

/** How the attacker is, where that is not standing before one. */
export function theirPosture({ posture, stance }: Pick<Situation, "posture" | "stance">): string[] {
  if (posture === "standing") return [];
  if (posture === "crouching") return [words.theyCrouch];
  if (posture === "in a stance") return [stance === undefined ? words.inAStance : words.inStance(stance)];
  if (posture === "back turned") return [words.backTurned];
  if (posture === "airborne") return [words.airborne];
  if (posture === "not known") return [words.postureUnknown];
  return [words.LYING[posture]];
}

function pushWords({ pushback }: AfterBlock): string[] {
  if (pushback === undefined) return [];
  return [pushback === "out of reach" ? words.outOfReach : words.farAway];
}
