import type { WeakMoveFilter } from "./core/filter-moves.ts";

// For search engines and link previews.
export const pageTitle = (name: string) => `How to beat ${name}`;
export const description = (name: string, patch: string, weakSide: string) =>
  `How to beat ${name} in Tekken 8, patch ${patch}: moves to punish with your character's answers, what to duck, which way to step. Weak side: ${weakSide}`;
export const pendingDescription = (name: string, patch: string) =>
  `How to beat ${name} in Tekken 8, patch ${patch}.`;
export const keywords = (name: string) => [
  `how to beat ${name}`,
  `${name} anti-guide`,
  `${name} counter`,
  `punish ${name}`,
  `${name} weak side`,
  `${name} unsafe moves`,
];

// The guide.
export const kicker = "How to beat";
export const ownSheet = (name: string) => `${name}'s own sheet`;
export const allMoves = "All moves and frames";
export const optimalRange = (firstName: string) => `${firstName} Optimal Range:`;
export const characterOverview = "Character Overview";
export const counterStrategy = "Counter Strategy";
export const keyMoves = "Key Moves To Punish:";
export const punish = "Punish";
export const counterPlay = "CounterPlay";
export const overview = "Overview";
export const theirDefence = "Their defence";
export const known = "You know this one from the drills";
export const knownSpoken = "You know this one: ";

// Punish these.
export const punishThese = "Punish these";
export const drillLink = "Drill";
export const drillLinkSpoken = " this matchup";
export const iPlay = "I play";
export const choose = "choose";
export const loadingPunishers = "Loading your punishers...";
export const punishersFailed = (why: string | undefined) =>
  `Couldn't load your punishers: ${why}. Pick your character again.`;
export const bestFirst = "Best first. Press an answer for its combo.";
export const mainGone = "Your main is no longer in the roster. Pick another to see your own punishers.";
export const pickCharacter = "Pick your character to see your own best punish and its damage.";
export const worldMatches = "World's matches";
export const tooFewMatches = (me: string, them: string, matches: string) =>
  `not enough matches of ${me} against ${them} yet (${matches})`;
export const winsAgainst = (
  me: string,
  them: string,
  { estimate, low, high }: Readonly<Record<"estimate" | "low" | "high", string>>,
  matches: string,
) => `${me} wins ${estimate} % against ${them} at even ratings (${low} to ${high}; ${matches})`;
/** What everybody does, in the words of the guides, which name the frames that all characters have a button for. */
export const standingLaunch = (frames: number) => `Launch (${frames} frames)`;
export const standingPunish = (frames: number) => `${frames}-frame punish`;
export const crouchingLaunch = "While-standing launch";
export const crouchingPunish = (frames: number) => `While-standing punish (i${frames})`;

// Stepping.
export const weakSide = "Weak Side";
export const missesStep = "Misses a step";
export const followsSteps = "Follows every step";
export const whatStepsWhat = "What steps what";
export const trackingNote =
  "How many frames of a step to your left or right each move still follows. Fewer is easier to step.";
export const left = "Left";
export const right = "Right";
export const notMeasured = "not measured";

// Every unsafe move.
export const unsafeMoves = "Every unsafe move";
export const unsafeNote =
  "Launch punishable first, then everything else that you can punish, duck, parry, step or interrupt.";
export const since = (patch: string) => `Since ${patch}: `;
export const level = "Level";
export const onBlock = "On block";
export const kind = "Kind";
export const LEVELS = {
  any: "Any level",
  high: "Ends high",
  mid: "Ends mid",
  low: "Ends low",
} as const satisfies Record<WeakMoveFilter["level"], string>;
export const FRAMES = {
  0: "Any frames",
  10: "-10 or worse",
  12: "-12 or worse",
  15: "-15 or worse",
} as const satisfies Record<WeakMoveFilter["frames"], string>;
export const KINDS = {
  any: "Moves and strings",
  single: "Single moves",
  string: "Strings",
} as const satisfies Record<WeakMoveFilter["kind"], string>;
export const countOf = (shown: number, all: number) => `${shown} of ${all} moves`;
export const table = "Table of moves";
export const move = "Move";
export const levels = "Levels";
export const waysOut = "Ways out";
export const yourAnswer = "Your answer";
