import type { AnswerTurn } from "@tactician/contract";
import type { Answer, AnswerWayOut } from "@tactician/game";

// What to press, and what it brings.
export const frames = (count: number) => `${count} frames`;
export const damage = (points: number) => `${points} damage`;
export const aboutDamage = (points: number) => `about ${points} damage`;
export const atLeastDamage = (points: number) => `${points} damage or more`;
export const damageUnknown = "damage not known";
export const launches = "launches";
export const floats = "floats";
export const about = (points: number) => `about ${points}`;
export const aboutByEasierRoute = (points: number) => `about ${points} with the easier route`;
export const atLeast = (points: number) => `${points} or more`;
export const untested = "route untested";
export const costs = (points: number) => `costs you ${points}`;
export const thenGuaranteed = (points: number) => `then ${points} guaranteed`;
export const heatEngager = "Heat Engager";
export const knocksDown = "knocks down";
export const onHit = (advantage: string) => `${advantage} on hit`;

// When it is pressed, and what it needs.
export const MANNERS = {
  "just frame": "just frame",
  charged: "charged",
  "crouch dash": "from a crouch dash",
  dash: "with a dash",
} as const satisfies Record<NonNullable<Answer["manner"]>[number], string>;
export const beforeHit = (hit: number) => `before hit ${hit}`;
export const afterDucking = "after ducking";
export const catchesHit = (hit: number) => `catches hit ${hit}`;
export const hitsGrounded = "hits them on the ground";
export const hardToDo = "hard to do";
export const atOnce = "at once";
export const onlyInHeat = "only in Heat";
export const onlyWith = (resource: string | undefined) => `only with ${resource ?? "its resource"}`;
export const onlyIfEarly = "only if you blocked it as early as possible";
export const onlyIfBlockedEarly = "only if blocked early";

// How far it reaches, and who says so.
export const upClose = "only up close";
export const fromFar = "from range too";
export const rangeUnknown = "range not known";
export const reaches = (metres: string) => `reaches ${metres}`;
export const fromPlayer = "from a player's sheet";
export const fromSheet = "from the sheet";
export const byFrames = "by frames";

// Where there is no answer, and what is behind one.
export const noneByFrames = "None by frames";
export const nothingReaches = "Nothing reaches";
export const nothingInTime = "Nothing fast enough";
export const behind = (hasCombo: boolean, others: number) => {
  const more = others === 0 ? [] : [`${others} more`];
  return [...(hasCombo ? ["Combo"] : []), ...more].join(" and ") || "More";
};
export const thenRoute = "Then";
export const wiki = "wiki";
export const aboutMove = (move: string) => ` about ${move}`;

// How both are after a block.
export const atMost = (frames: number) => `-${frames} at most`;
export const range = (frames: number, worst: number) => `-${frames} to -${worst}`;
export const youStand = "you stand";
export const youCrouch = "you crouch";
export const alsoCrouching = ", crouch";
export const theyCrouch = "they're crouching: highs whiff";
export const inAStance = "they're in a stance";
export const inStance = (stance: string) => `they're in ${stance}`;
export const backTurned = "their back is turned";
export const airborne = "they're in the air";
export const postureUnknown = "how they stand is not known";
export const LYING = { "face up": "they're lying face up", "face down": "they're lying face down" } as const;
export const outOfReach = "pushed out of reach";
export const farAway = "pushed far away";

// Ways out.
/** A step to one side, as one is told to do it. */
export const STEPS = {
  ssl: "step left",
  ssr: "step right",
  swl: "walk left",
  swr: "walk right",
} as const satisfies Record<NonNullable<AnswerWayOut["side"]>, string>;
export const stepEitherWay = "step either way";
export const notAlways = (step: string) => `${step} (not always)`;
export const onHitNumber = (hit: number, what: string) => `Hit ${hit}: ${what}`;
export const DEEDS = { duck: "Duck", "low parry": "Low parry", interrupt: "Interrupt" } as const;
export const deedAtHit = (deed: string, hit: number) => `${deed} hit ${hit}`;
export const deedInFrames = (deed: string, frames: number) => `${deed}, ${frames} frames`;
export const interruptWith = (deed: string, frames: number) => `${deed} with i${frames}`;
export const deedIfDelayed = (deed: string) => `${deed}, only if delayed`;
export const jailsDoNotDuck = (hits: readonly number[]) =>
  `${hits.length === 0 ? "Jails" : `Hit ${hits.join(", ")} jails`}: don't duck`;

// Strings that go on.
export const ifItEnds = "if it ends here";
export const keepBlocking = "Keep blocking";
export const duckNext = "Duck the next hit, or keep blocking";
export const pressOrBlock = (frames: number) => `Press i${frames} or faster, or keep blocking`;

// What a patch changed of answers.
export const patch = (version: string, day: string) => `${version} (${day})`;
/** Before the moves, and behind them. */
export const PUNISHED = {
  gained: "you can now punish ",
  lost: "",
  better: "better punish now: ",
  worse: "weaker punish now: ",
} as const satisfies Record<AnswerTurn, string>;
export const safeNow = (moves: number) => ` ${moves === 1 ? "is" : "are"} safe now`;
export const gone = "gone";
export const newMove = (leaves: string) => `new, ${leaves}`;
export const zeroOrBetter = "0 or better";

/** `Jin Kazama` -> `Jin's`, `Ling Xiaoyu` as shown in the game -> `Ling's`; the specification titles the range with the first name. */
export function firstNames(name: string): string {
  const [first = name] = name.split(" ");
  return first.endsWith("s") ? `${first}'` : `${first}'s`;
}
