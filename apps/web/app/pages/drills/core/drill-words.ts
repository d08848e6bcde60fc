import { counted } from "@tactician/contract";
import type {
  Break,
  DeedOption,
  DrillCard,
  DrillKind,
  DrillOption,
  DrillQuestion,
  Landed,
  MoveOption,
  Turn,
  TurnQuestion,
} from "@tactician/drills";
import type { Answer, HitLevel } from "@tactician/game";
import { answerWords } from "../../../answers/core/answer-words.ts";
import { postureWords, situationWords } from "../../../answers/core/matchup-words.ts";
import { goesOnWords } from "../../../answers/core/string-words.ts";
import { STEPS } from "../../../answers/words.ts";
import type { SessionProgress } from "./next-in-session.ts";

export const KIND_WORDS: Readonly<Record<DrillKind, string>> = {
  punish: "Punishing",
  string: "Strings",
  "throw break": "Throw breaks",
  turn: "Whose turn",
  sheet: "My own sheet",
};

const ON: Readonly<Record<Landed, string>> = {
  block: "You block this",
  hit: "This hits you",
  "counter hit": "This counter-hits you",
};

/** What a card asks, in one line: `You block this. What do you press?` */
export function askedWords(question: DrillQuestion): string {
  switch (question.kind) {
    case "punish":
      return "You block this. What do you press?";
    case "string":
      return "You are blocking this string. What works?";
    case "part":
      return "You block this. They stop here, or go on. What is safe?";
    case "throw break":
      return "You are thrown. What breaks it?";
    case "turn":
      return `${ON[question.on]}. Whose turn is it?`;
    case "route":
      return "Your launcher hits. Which follow-up is on your sheet?";
    case "punisher":
      return `You have ${question.frames} frames, ${question.from}. What punishes?`;
    case "heat engager":
      return "Which one is a Heat Engager?";
  }
}

/** What else somebody sees in the match: `You're standing, they're crouching: highs whiff.` */
export function sceneWords(question: DrillQuestion): string | undefined {
  if (question.kind === "punish") return `${capital(postureWords(question))}.`;
  if (question.kind === "route") return question.note;
  return undefined;
}

const TURN_WORDS: Readonly<Record<Turn, string>> = {
  punish: "Punish it",
  yours: "Your turn",
  even: "Even",
  theirs: "Their turn",
};

/** An option that is no move, `Duck hit 2`; of a move the page shows the inputs. */
export function optionWords(option: DrillOption): string | undefined {
  if (option.kind === "turn") return TURN_WORDS[option.turn];
  if (option.kind === "deed") return deedWords(option);
  return option.kind === "break" && option.button === "none" ? "No button" : undefined;
}

function deedWords({ deed, hit, side }: DeedOption): string {
  if (deed === "guard") return `Guard hit ${hit} standing`;
  if (deed === "duck") return `Duck hit ${hit}`;
  if (deed === "low parry") return `Low parry hit ${hit}`;
  if (deed === "press") return `Press before hit ${hit}`;
  if (deed === "block") return `Hit ${hit} jails: nothing gets in`;
  return `${capital(side === undefined ? "step" : STEPS[side])} before hit ${hit}`;
}

/** What is said of an option once the card is answered, in as few words as fit on it: `i15 · launches`, `i17 · 2 too slow`. */
export function verdictWords(option: DrillOption, card: DrillCard): string | undefined {
  if (option.kind === "move") return moveVerdict(option, card.question);
  if (option.kind === "deed") return deedVerdict(option, card);
  return undefined;
}

function moveVerdict({ isRight, answer, startup }: MoveOption, question: DrillQuestion): string | undefined {
  if (question.kind === "heat engager") return isRight ? "Heat Engager" : "no Heat Engager";
  if (isRight) return answer && shortAnswer(answer);
  if (startup === undefined) return undefined;
  if (question.kind === "part") return `i${startup} · the next hit comes first`;
  const frames = framesOf(question);
  if (frames === undefined) return `i${startup}`;
  return startup > frames ? `i${startup} · ${startup - frames} too slow` : `i${startup} · high, misses`;
}

function shortAnswer({ frames, launches, floats, damage }: Answer): string {
  const gain = launches || floats ? "launches" : damage && `${damage} damage`;
  return [frames && `i${frames}`, gain].filter(Boolean).join(" · ");
}

function framesOf(question: DrillQuestion): number | undefined {
  if (question.kind === "punish") return question.worstFrames;
  return question.kind === "punisher" ? question.frames : undefined;
}

/** Why a deed fails against what may follow a part of a string. */
const PART_WRONG: Readonly<Partial<Record<DeedOption["deed"], string>>> = {
  guard: "it may come low",
  duck: "it comes mid, or jails",
  "low parry": "it is not low",
  press: "no button is fast enough",
};

function deedVerdict({ deed, hit, isRight, frames }: DeedOption, { question, options }: DrillCard) {
  if (question.kind === "part") return isRight ? undefined : PART_WRONG[deed];
  if (isRight) {
    if (frames === undefined) return undefined;
    return deed === "press" ? `i${frames} or faster` : `${frames} frames for it`;
  }
  if (question.kind !== "string") return undefined;
  const level = question.levels[hit - 1];
  const jails = options.some(
    (one) => one.kind === "deed" && one.isRight && one.deed === "block" && one.hit === hit,
  );
  if (jails) return "it jails";
  if (deed === "block") return "it does not jail";
  if (deed === "press") return "no button is fast enough";
  if (deed === "step") return "it follows you";
  if (deed === "low parry") return `it is ${level}`;
  return level === "mid" ? "it is mid" : "it jails";
}

/** `Right`, and what was noticed besides. */
export function gradeWords(isRight: boolean, isSlow: boolean, wasChosen: boolean): string {
  if (!wasChosen) return "Now you know";
  if (!isRight) return "Not this one";
  return isSlow ? "Right, but slow" : "Right";
}

/** All that is known of the best answer: `15 frames · launches, about 62`. */
export function bestWords(option: DrillOption): string | undefined {
  return option.kind === "move" && option.answer !== undefined ? answerWords(option.answer) : undefined;
}

/** Why the right answer is right: `On block -19, you're standing, they're crouching: highs whiff`. */
export function reasonWords(question: DrillQuestion, best?: DrillOption): string | undefined {
  if (question.kind === "punish") return `On block ${situationWords(question)}`;
  if (question.kind === "part") return goesOnWords(question)?.replace("goes on", "It goes on");
  if (question.kind === "turn") return turnReason(question);
  if (question.kind === "throw break" && question.damage !== undefined) {
    const isUnbreakable = best?.kind === "break" && best.button === "none";
    return isUnbreakable ? `${question.damage} damage: duck it` : `${question.damage} damage if you do not`;
  }
  return question.kind === "route" ? routeReason(question) : undefined;
}

function routeReason({ damage, unplayed }: Extract<DrillQuestion, { kind: "route" }>): string | undefined {
  const words: string[] = [];
  if (damage !== undefined) {
    const { min, max } = damage;
    words.push(`about ${min === max ? max : `${min} to ${max}`} damage`);
  }
  if (unplayed) words.push("route untested");
  return words.length === 0 ? undefined : words.join(", ");
}

function turnReason({ on, advantage }: TurnQuestion): string {
  return `${advantage > 0 ? "+" : ""}${advantage} for them on ${on}`;
}

const BREAK_SPOKEN: Readonly<Record<Break, string>> = { "1": "1", "2": "2", "1+2": "1+2", none: "no button" };

/** An answer as text, for who listens: a move as it is written, the rest in words. */
export function spokenOption(option: DrillOption): string {
  if (option.kind === "move") return option.move;
  if (option.kind === "route") return option.steps.join(", then ");
  return option.kind === "break" ? BREAK_SPOKEN[option.button] : (optionWords(option) ?? "");
}

/** What the right answer of a card was when it was learnt: as written, or in words. */
export function changedWords(was: string, now: string): string {
  return `A patch has changed the answer: it was ${was}, now it is ${now}.`;
}

/** Where a session is: `Card 3 of 10 · 2 learnt`; of one that comes once more, `Again · 2 of 10 learnt`. */
export function sessionWords({ asked, learnt, all }: SessionProgress, isAgain: boolean): string {
  if (isAgain) return `Again · ${learnt} of ${all} learnt`;
  return `Card ${Math.min(asked + 1, all)} of ${all}${learnt === 0 ? "" : ` · ${learnt} learnt`}`;
}

/** What a deck with nothing to ask says: that all is done, or how to begin. */
export function restWords(answered: number, hasBegun: boolean, all: number): string {
  if (answered > 0) return "Done for now";
  return hasBegun ? "Nothing is due" : `${counted(all, "card", "cards")} in this matchup. Start with ten?`;
}

/**
 * The key of each option, as it is shown beside it: the places from 1; of what breaks a throw, its button, as `1` and `2` are buttons
 * there, `B` both at once, `0` none.
 */
export function keysOf(options: readonly DrillOption[]): string[] {
  return options.map((option, place) =>
    option.kind === "break" ? BREAK_KEYS[option.button] : String(place + 1),
  );
}

const BREAK_KEYS: Readonly<Record<Break, string>> = { "1": "1", "2": "2", "1+2": "B", none: "0" };

/** When a card comes back: `in 10 minutes`, `tomorrow`, `in 3 days`. */
export function inWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 20) return hours === 1 ? "in an hour" : `in ${hours} hours`;
  const days = Math.round(hours / 24);
  if (days < 2) return "tomorrow";
  return days < 60 ? `in ${days} days` : `in ${Math.round(days / 30)} months`;
}

/** The level of each hit in a word: `mid`, `special low`. */
export function levelWord(level: HitLevel): string {
  return level.replace("special ", "s. ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Frames that the game leaves to break a throw, once it has grabbed. */
export const BREAK_FRAMES = 20;

/** Frames up to the grab, where the movelist does not say. */
const USUAL_STARTUP = 12;

const FRAME_MS = 1000 / 60;

/** The clock of a throw: frames to see it coming, and the milliseconds of all. */
export function throwClock(startup: number | undefined): { readonly seen: number; readonly ms: number } {
  const seen = startup ?? USUAL_STARTUP;
  return { seen, ms: (seen + BREAK_FRAMES) * FRAME_MS };
}

/** How late a break came: `in 24 frames, in time`, `in 40 frames, 8 too late`. */
export function breakWords(ms: number, startup: number | undefined): string {
  const frames = Math.round(ms / FRAME_MS);
  const late = frames - throwClock(startup).seen - BREAK_FRAMES;
  return late > 0 ? `in ${frames} frames, ${late} too late` : `in ${frames} frames, in time`;
}
