import { counted } from "@tactician/contract";
import type { DojoKind, DojoName, DojoVerdict } from "@tactician/drills";

export const pageTitle = "Tekken 8 dojo: train your hands";
export const description = (patch: string) =>
  `Train the inputs of any Tekken 8 character, patch ${patch}: electrics, Korean backdashes, strings, punishers, throw breaks and whole combos. Keyboard, pad, stick or touch, judged frame by frame.`;
export const keywords = [
  "Tekken 8 execution trainer",
  "Tekken 8 electric practice",
  "Tekken 8 Korean backdash trainer",
  "Tekken 8 combo trainer",
];

export const heading = "Dojo";
export const iPlay = "I play";
export const choose = "choose";
export const intro =
  "Electrics, Korean backdashes, strings and whole combos of your sheet: do them here, and see which input came early, late or not at all.";
export const chooseFirst = "Pick your character to start.";
export const unknownCharacter = "Unknown character in this link. Pick yours above.";
export const unknownExercise =
  "This exercise is unknown, or from another version of the site. Here is your ladder instead.";
export const exercises = "the exercises";
export const loading = "Loading exercises...";
export const settings = "the settings";
export const yourLadder = "your ladder";
export const theDojo = "the dojo";
export const noExercises = "No exercises for this character yet.";

const KINDS = {
  movement: ["Movement", "Movement"],
  motion: ["Motion", "Motions"],
  punisher: ["Punisher", "Punishers"],
  string: ["String", "Strings"],
  "throw break": ["Throw break", "Throw breaks"],
  "just frame": ["Just frame", "Just frames"],
  combo: ["Combo", "Combos"],
} as const satisfies Record<DojoKind, readonly [one: string, many: string]>;

const MOVEMENTS: Readonly<Record<Extract<DojoName, { movement: string }>["movement"], string>> = {
  dash: "Dash",
  backdash: "Backdash",
  "korean backdash": "Korean backdash",
  "sidestep block": "Sidestep into block",
  wavedash: "Wavedash",
};

/** What an exercise is called beside its inputs. */
export function nameWords(kind: DojoKind, name: DojoName | undefined): string {
  if (name === undefined) return KINDS[kind][0];
  if ("movement" in name) return MOVEMENTS[name.movement];
  if ("throwMove" in name) return breakThrow;
  if (name.links === 0) return KINDS.combo[0];
  return name.links === name.of ? "Whole route" : `${counted(name.links, "link", "links")} of ${name.of}`;
}

const breakThrow = "Break the throw";
export const next = "Next";
export const learnt = "learned";
export const juggle = "Order and rhythm only. Whether it connects is between you and the game.";

// Reading.
export const stage = "Inputs";
export const stageHint = "Keys are read while this has the focus. Tab leaves it.";
export const focusMe = "Press here to use the keyboard";
export const keysRead = (stick: string, attacks: string) => `Keyboard ready: ${stick} and ${attacks}`;
export const readWithin = (frames: number) =>
  `Read within ±${frames} ${frames === 1 ? "frame" : "frames"} here`;
export const faces = { right: "Facing right", left: "Facing left" } as const;
export const switchSide = (facing: string) => `${facing}: switch sides`;
export const tones = "Tones";
export const slowMotion = "Slow motion";
export const startThrows = "Start";
export const stopThrows = "Stop";
export const grabbed = "Grabbed! Break!";
export const waitForIt = "Wait for it...";

/** Why something was not read, and that no try was counted for it. */
export const TROUBLES = {
  focus: "The page lost the focus. That try doesn't count.",
  hidden: "The page was in the background. That try doesn't count.",
  dropped: "This device skipped frames. That try doesn't count.",
  clock: "The clock jumped. That try doesn't count.",
  unplugged: "Pad unplugged. That try doesn't count.",
} as const;
export type Trouble = keyof typeof TROUBLES;
/** What is to be known about the pads. */
export const NOTICES = {
  "two pads": "Two pads are in use: the last one that moved is read.",
  mapping: "This pad has no standard layout. Set its buttons once under Pad buttons.",
} as const;
export type Notice = keyof typeof NOTICES;

// Verdicts.
const frameWords = (frames = 1) => counted(frames, "frame", "frames");
const VERDICTS: Readonly<Record<DojoVerdict, (frames: number | undefined) => string>> = {
  right: () => "right",
  close: () => "within one frame",
  early: (frames) => `${frameWords(frames)} early`,
  late: (frames) => `${frameWords(frames)} late`,
  direction: () => "wrong direction",
  buttons: () => "wrong buttons",
  apart: (frames) => `not together, ${frameWords(frames)} apart`,
  neutral: () => "neutral missing",
  between: () => "extra input",
  open: () => "unfinished",
};
/** `at` is the direction that it is about, `down forward`. */
export const verdictWords = (verdict: DojoVerdict, frames?: number, at?: string) =>
  VERDICTS[verdict](frames) + (at === undefined ? "" : ` (${at})`);
export const rightTry = "Clean!";
export const wrongStep = (step: number, of: number, what: string) =>
  of === 1 ? capital(what) : `Input ${step}: ${what}`;
export const yours = "Do it whenever you like.";
export const drift = (frames: number) => {
  if (frames === 0) return "same rhythm as your best";
  return frames > 0
    ? `${frameWords(frames)} slower than your best`
    : `new best, ${frameWords(-frames)} faster`;
};

// Counting.
export const tries = "Last ten tries";
export const tryWords = (isRight: boolean) => (isRight ? "clean" : "missed");
export const hits = (right: number, all: number) => `${right} of ${all}`;
export const hitRatio = "Clean";
export const streak = "Best streak";
export const round = (done: number, of: number) => `${done} of ${of}`;
export const thisRound = "This round";
export const roundDone = (right: number, of: number) =>
  right === of
    ? `${right} of ${of}: learned. It comes back later.`
    : `${right} of ${of}. Five in a round is learned.`;

// The ladder.
export const ladder = "Your ladder";
export const ladderHint = "Ten minutes today:";
export const ladderDone = "Nothing due today. Pick whatever you like.";
export const allExercises = "All exercises";
export const kindCount = (kind: DojoKind, learned: number, all: number) =>
  `${KINDS[kind][1]}: ${learned} of ${all} learned`;
export const progressLink = "Progress and backup are in the drills";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
