import {
  BREAK_FRAMES,
  type DeedOption,
  type DrillCard,
  type DrillOption,
  type DrillQuestion,
  FRAME_MS,
  isAsGood,
  type MoveOption,
  type Round,
  type Verdict,
} from "@tactician/drills";
import { type Answer, nextHits, worth } from "@tactician/game";
import { answerWords } from "../../../answers/core/answer-words.ts";
import { postureWords, situationWords } from "../../../answers/core/matchup-words.ts";
import { STEPS } from "../../../answers/words.ts";
import { goesOnWords } from "../../../moves/goes-on.ts";
import * as words from "../words.ts";

/** What a card asks, in one line: `You block this. What do you press?` */
export function askedWords(question: DrillQuestion): string {
  if (question.kind === "turn") return words.WHOSE_TURN[question.on];
  if (question.kind === "punisher") return words.whatPunishes(question.frames, question.from);
  return ASKED[question.kind];
}

const ASKED = {
  punish: words.youBlock,
  string: words.youBlockString,
  part: words.youBlockPart,
  "throw break": words.youAreThrown,
  route: words.whichRoute,
  "heat engager": words.whichEngager,
} as const;

/** What else somebody sees in the match: `You stand, they're crouching: highs whiff.` */
export function sceneWords(question: DrillQuestion): string | undefined {
  if (question.kind === "punish") return `${capital(postureWords(question))}.`;
  if (question.kind === "route") return question.note;
  return undefined;
}

/** An option that is no move, `Duck hit 2`; of a move the page shows the inputs. */
export function optionWords(option: DrillOption): string | undefined {
  if (option.kind === "turn") return words.TURNS[option.turn];
  if (option.kind === "deed") return deedWords(option);
  return option.kind === "break" && option.button === "none" ? words.noButton : undefined;
}

function deedWords({ deed, hit, side }: DeedOption): string {
  if (deed !== "step") return words.DEEDS[deed](hit);
  return words.stepBefore(capital(side === undefined ? words.step : STEPS[side]), hit);
}

/** What is said of an option once the card is answered, in as few words as fit on it: `i15 · launches`, `i17 · 2 too slow`. */
export function verdictWords(option: DrillOption, card: DrillCard): string | undefined {
  if (option.kind === "move") return moveVerdict(option, card);
  if (option.kind === "deed") return deedVerdict(option, card);
  return undefined;
}

function moveVerdict(option: MoveOption, card: DrillCard): string | undefined {
  const { isRight, answer, startup } = option;
  const { question } = card;
  if (question.kind === "heat engager") return isRight ? words.heatEngager : words.notHeatEngager;
  if (isRight) return answer && shortAnswer(answer, card);
  if (startup === undefined) return undefined;
  if (question.kind === "part") return words.nextHitFirst(startup);
  const frames = framesOf(question);
  if (frames === undefined) return `i${startup}`;
  return startup > frames ? words.tooSlow(startup, startup - frames) : words.highWhiffs(startup);
}

function shortAnswer(answer: Answer, card: DrillCard): string {
  const { frames, launches, floats, damage } = answer;
  const best = card.options[card.best];
  const most =
    best?.kind === "move" && best.answer && !isAsGood(answer, best.answer) ? worth(best.answer) : undefined;
  const whole = launches || floats ? words.launches : damage && words.damageOf(damage);
  const gain = most === undefined ? whole : words.shareOf(Math.round(worth(answer)), Math.round(most));
  return [frames && `i${frames}`, gain].filter(Boolean).join(" · ");
}

function framesOf(question: DrillQuestion): number | undefined {
  if (question.kind === "punish") return question.worstFrames;
  return question.kind === "punisher" ? question.frames : undefined;
}

/** Why a deed fails against what may follow a part of a string. */
const PART_WRONG: Readonly<Partial<Record<DeedOption["deed"], string>>> = {
  guard: words.mayComeLow,
  duck: words.midOrJails,
  "low parry": words.notLow,
  press: words.noButtonFits,
};

function deedVerdict({ deed, hit, isRight, frames }: DeedOption, { question, options }: DrillCard) {
  if (question.kind === "part") return isRight ? undefined : PART_WRONG[deed];
  if (isRight) {
    if (frames === undefined) return undefined;
    return deed === "press" ? words.orFaster(frames) : words.framesForIt(frames);
  }
  if (question.kind !== "string") return undefined;
  const level = question.levels[hit - 1];
  const jails = options.some(
    (one) => one.kind === "deed" && one.isRight && one.deed === "block" && one.hit === hit,
  );
  if (jails) return words.jails;
  if (deed === "block") return words.doesNotJail;
  if (deed === "press") return words.noButtonFits;
  if (deed === "step") return words.followsYou;
  if (level !== undefined && (deed === "low parry" || level === "mid")) return words.isLevel(level);
  return words.jails;
}

/** `Right`, and what was noticed besides. */
export function gradeWords(verdict: Verdict, wasSlow: boolean, wasChosen: boolean): string {
  if (!wasChosen) return words.nowYouKnow;
  if (verdict !== "best") return verdict === "works" ? words.works : words.wrong;
  return wasSlow ? words.rightButSlow : words.right;
}

/** All that is known of the best answer: `15 frames · launches, about 62`. */
export function bestWords(option: DrillOption): string | undefined {
  return option.kind === "move" && option.answer !== undefined ? answerWords(option.answer) : undefined;
}

/** Why the right answer is right: `On block -19, you stand, they're crouching: highs whiff`. */
export function reasonWords(question: DrillQuestion, best?: DrillOption): string | undefined {
  if (question.kind === "punish") return words.onBlock(situationWords(question));
  if (question.kind === "part") {
    const goesOn = goesOnWords(nextHits(question));
    return goesOn && words.itGoesOn(goesOn);
  }
  if (question.kind === "turn") {
    const sign = question.advantage > 0 ? "+" : "";
    return words.forThem(`${sign}${question.advantage}`, question.on);
  }
  if (question.kind === "throw break" && question.damage !== undefined) {
    const isUnbreakable = best?.kind === "break" && best.button === "none";
    return isUnbreakable ? words.duckIt(question.damage) : words.unlessBroken(question.damage);
  }
  return question.kind === "route" ? routeReason(question) : undefined;
}

function routeReason({ damage, unplayed }: Extract<DrillQuestion, { kind: "route" }>): string | undefined {
  const facts = [damage && words.routeDamage(damage.min, damage.max), unplayed && words.routeUntested];
  return facts.filter(Boolean).join(", ") || undefined;
}

/** An answer as text, for who listens: a move as it is written, the rest in words. */
export function spokenOption(option: DrillOption): string {
  if (option.kind === "move") return option.move;
  if (option.kind === "route") return words.routeSpoken(option.steps);
  return option.kind === "break" ? words.BREAKS_SPOKEN[option.button] : (optionWords(option) ?? "");
}

/** Where a round is: `Card 3 of 10`; when all were asked and some are missed, `Again · 2 left`. */
export function roundWords({ left, all, isAgain }: Round): string {
  return isAgain ? words.againLeft(left.length) : words.cardOf(all - left.length + 1, all);
}

/** What a deck with nothing to ask says: that all is done, or how to begin. */
export function restWords(answered: number, hasBegun: boolean, all: number): string {
  if (answered > 0) return words.doneForNow;
  return hasBegun ? words.nothingDue : words.startWithTen(all);
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

const BREAK_KEYS = { "1": "1", "2": "2", "1+2": "B", none: "0" } as const;

/** When a card comes back: `in 10 minutes`, `tomorrow`, `in 3 days`. */
export function inWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return words.inMinutes(minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 20) return words.inHours(hours);
  const days = Math.round(hours / 24);
  if (days < 2) return words.tomorrow;
  return days < 60 ? words.inDays(days) : words.inMonths(Math.round(days / 30));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Frames up to the grab, where the movelist does not say. */
const USUAL_STARTUP = 12;

/** The clock of a throw: frames to see it coming, and the milliseconds of all. */
export function throwClock(startup: number | undefined): { readonly seen: number; readonly ms: number } {
  const seen = startup ?? USUAL_STARTUP;
  return { seen, ms: (seen + BREAK_FRAMES) * FRAME_MS };
}

/** How late a break came: `in 24 frames, in time`, `in 40 frames, 8 too late`. */
export function breakWords(ms: number, startup: number | undefined): string {
  const frames = Math.round(ms / FRAME_MS);
  const late = frames - throwClock(startup).seen - BREAK_FRAMES;
  return late > 0 ? words.tooLate(frames, late) : words.inTime(frames);
}
