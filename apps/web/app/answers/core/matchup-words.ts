import type { AnswerWayOut, Situation } from "@tactician/game";

type Sidestep = NonNullable<AnswerWayOut["side"]>;

/** A step to one side, as one is told to do it. */
export const STEP_WORDS: Readonly<Record<Sidestep, string>> = {
  ssl: "step left",
  ssr: "step right",
  swl: "walk left",
  swr: "walk right",
};

const DEEDS = { duck: "Duck", "low parry": "Low parry", interrupt: "Interrupt" } as const;

/**
 * The ways out of a move, each in a few words: `Duck hit 3, 12 frames`, `Interrupt hit 2 with i12`, `Low parry hit 2, only if
 * delayed`, `Hit 2, 3 jails: do not duck`, `Hit 2: step left, walk left`.
 */
export function wayOutWords(ways: readonly AnswerWayOut[]): string[] {
  return [...ways.flatMap(deedWords), ...jailWords(ways), ...stepWords(ways)];
}

function deedWords({ kind, hit, frames, onlyIfDelayed }: AnswerWayOut): string[] {
  if (kind === "step" || kind === "jail") return [];
  const words = [hit === undefined ? DEEDS[kind] : `${DEEDS[kind]} hit ${hit}`];
  if (frames !== undefined) words.push(kind === "interrupt" ? ` with i${frames}` : `, ${frames} frames`);
  if (onlyIfDelayed) words.push(", only if delayed");
  return [words.join("")];
}

function jailWords(ways: readonly AnswerWayOut[]): string[] {
  const jails = ways.filter(({ kind }) => kind === "jail");
  if (jails.length === 0) return [];
  const hits = jails.flatMap(({ hit }) => hit ?? []);
  return [`${hits.length === 0 ? "Jails" : `Hit ${hits.join(", ")} jails`}: do not duck`];
}

/** All sides to step to in one, because they belong together. */
function stepWords(ways: readonly AnswerWayOut[]): string[] {
  const steps = ways.filter(({ kind }) => kind === "step");
  const sides = steps.flatMap(({ side }) => side ?? []);
  if (sides.length === 0) return [];
  const isAny = sides.length === Object.keys(STEP_WORDS).length;
  const words = isAny ? "step either way" : sides.map((side) => STEP_WORDS[side]).join(", ");
  const hit = steps[0]?.hit;
  return [hit === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : `Hit ${hit}: ${words}`];
}

type AfterBlock = Pick<Situation, "from" | "posture" | "stance" | "pushback">;

/** What blocking leaves: `-14, you stand`; `-14 to -19, you crouch, they lie face up`. */
export function situationWords(situation: AfterBlock & Pick<Situation, "frames" | "worstFrames">): string {
  return `${framesWords(situation)}, ${postureWords(situation)}`;
}

/** How both are after a block, without the frames: `you stand, they crouch: highs miss`. */
export function postureWords(situation: AfterBlock): string {
  const stand = situation.from === "crouching" ? "you crouch" : "you stand";
  return [stand, ...theirPosture(situation), ...pushWords(situation)].join(", ");
}

/** What a block leaves, in frames: `-19`, `-14 to -19`, `-10 at most`. */
export function framesWords({ frames, worstFrames }: Pick<Situation, "frames" | "worstFrames">): string {
  if (worstFrames <= frames) return `-${frames}`;
  return frames === 0 ? `-${worstFrames} at most` : `-${frames} to -${worstFrames}`;
}

/** How the attacker is, where that is not standing before one. */
export function theirPosture({ posture, stance }: Pick<Situation, "posture" | "stance">): string[] {
  if (posture === "standing") return [];
  if (posture === "crouching") return ["they crouch: highs miss"];
  if (posture === "in a stance")
    return [stance === undefined ? "they are in a stance" : `they are in ${stance}`];
  if (posture === "back turned") return ["they turn their back"];
  if (posture === "airborne") return ["they are in the air"];
  if (posture === "not known") return ["how they stand is not known"];
  return [`they lie ${posture}`];
}

function pushWords({ pushback }: AfterBlock): string[] {
  if (pushback === undefined) return [];
  return [pushback === "out of reach" ? "pushed out of reach" : "pushed far away"];
}

/** `Jin Kazama` -> `Jin's`, `Ling Xiaoyu` as shown in the game -> `Ling's`; the specification titles the range with the first name. */
export function firstNames(name: string): string {
  const [first = name] = name.split(" ");
  return first.endsWith("s") ? `${first}'` : `${first}'s`;
}
