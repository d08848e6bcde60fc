import { defined } from "@tactician/game";
import { type Attack, type Direction, FRAME_MS, TOGETHER_MS } from "../stick/pad-table.ts";
import type { DojoStep, Exercise } from "./exercise.ts";
import { type MotionMistake, motionMistake, partsDone } from "./motion.ts";

/*
 * What hands did, judged by what the data knows. Times are milliseconds of one clock. A look says what is held; looks come with
 * each change and each time the screen is drawn, so that waiting ends by itself. No clock and no browser is in here.
 */

/** What is held at a moment: the stick as seen by the fighter, and the attacks that are down. */
export interface DojoLook {
  readonly at: number;
  readonly direction: Direction;
  readonly down: readonly Attack[];
}

/** A look, or a word of the page: looks were lost (`gap`), or a throw takes hold (`sign`). */
export type DojoInput = DojoLook | { readonly at: number; readonly does: "gap" | "sign" };

/**
 * How a step was done. `early` and `late` with `frames`; `close` = off by no more than the device can tell: right. `apart` = buttons
 * not together, by `frames`; `neutral` = a neutral was missing; `between` = something was in between; `open` = the try ended there.
 */
export type DojoVerdict =
  | "right"
  | "close"
  | "early"
  | "late"
  | "direction"
  | "buttons"
  | "apart"
  | "neutral"
  | "between"
  | "open";

export interface DojoMark {
  /** Place of the step. */
  readonly step: number;
  readonly verdict: DojoVerdict;
  readonly frames?: number;
  /** Which of the step's directions. */
  readonly part?: number;
  readonly at: number;
}

/** A whole try. It is not counted where looks were lost in it. */
export interface DojoTry {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly DojoMark[];
  readonly isRight: boolean;
  readonly isCounted: boolean;
}

export type DojoEvent =
  | { readonly does: "mark"; readonly mark: DojoMark }
  | { readonly does: "end"; readonly done: DojoTry };

/** A stick's place and since when. */
interface Place {
  readonly direction: Direction;
  readonly at: number;
}

/** A press that is not judged yet: other buttons, or the stick, may still come to it. */
interface OpenPress {
  readonly attacks: readonly Attack[];
  readonly at: number;
  readonly lastAt: number;
  readonly path: readonly Place[];
}

/** Plain data; begin with `READY`. */
export interface DojoState {
  readonly look: DojoLook | undefined;
  readonly changedAt: number;
  /** `over`: judged, until the hands rest. */
  readonly phase: "ready" | "trying" | "over";
  /** Where the stick was since the last press. */
  readonly path: readonly Place[];
  readonly step: number;
  readonly from: number;
  readonly pressedAt: number | undefined;
  readonly signAt: number | undefined;
  readonly press: OpenPress | undefined;
  readonly marks: readonly DojoMark[];
}

export const READY: DojoState = {
  look: undefined,
  changedAt: 0,
  phase: "ready",
  path: [],
  step: 0,
  from: 0,
  pressedAt: undefined,
  signAt: undefined,
  press: undefined,
  marks: [],
};

/** Hands that did nothing so long have come to rest after a try; after one that broke off its rest may still come. */
const REST_MS = 12 * FRAME_MS;
const BROKEN_REST_MS = 40 * FRAME_MS;
/** A movement that stood still so long is over. */
const STILL_MS = 25 * FRAME_MS;
/** A press goes on with the next within so many frames, or the try is over. */
const END_MS = 90 * FRAME_MS;
/** The rest of a press, of a throw that is broken too: beyond it was another press. */
const LOOSE_MS = 12 * FRAME_MS;
/** A stick that comes so long after its press came late, and the press early. */
const EARLY_MS = 7 * FRAME_MS;
/** The right press so soon after another: that one was in between. */
const BETWEEN_MS = 15 * FRAME_MS;
/** What is held for less was never held. */
const MOMENT_MS = 3;
/** Longer ways are somebody who plays with the stick. */
const LONGEST_PATH = 48;

/**
 * The state after one more input, and what came of it. `slack` are frames that the device cannot tell (at least 1): a press that is off
 * by no more is `close`. It finds by itself where a try begins, and after a try that ended waits for hands at rest.
 *
 * Example: with `1 2` wanted, `1`, then `2` held for a moment, is two marks `right` and an end that is right.
 */
export function judge(state: DojoState, input: DojoInput, exercise: Exercise, slack = 1) {
  const judging = new Judging(state, exercise, Math.max(1, slack));
  judging.take(input);
  return { state: judging.state, events: judging.events as readonly DojoEvent[] };
}

class Judging {
  readonly events: DojoEvent[] = [];
  state: DojoState;
  readonly #exercise: Exercise;
  readonly #slack: number;

  constructor(state: DojoState, exercise: Exercise, slack: number) {
    this.state = state;
    this.#exercise = exercise;
    this.#slack = slack;
  }

  take(input: DojoInput): void {
    const { look } = this.state;
    const jumped = look !== undefined && input.at < look.at;
    if (("does" in input && input.does === "gap") || jumped) {
      this.#lose(input);
      return;
    }
    this.#wait(input.at);
    if ("does" in input) {
      this.#sign(input.at);
      return;
    }
    // What is held at the first look was pressed before.
    const before = look ?? input;
    const moved = look === undefined || input.direction !== before.direction;
    const pressed = input.down.filter((attack) => !before.down.includes(attack));
    const isChange = moved || pressed.length > 0 || input.down.length !== before.down.length;
    this.#set({ look: input, ...(isChange && { changedAt: input.at }) });
    if (moved) this.#move(input);
    if (this.state.phase === "over") return;
    if (pressed.length > 0) this.#press(pressed, input.at);
    this.#follow(input.at);
  }

  #set(part: Partial<DojoState>): void {
    this.state = { ...this.state, ...part };
  }

  get #step(): DojoStep | undefined {
    return this.#exercise.steps[this.state.step];
  }

  /** Looks were lost: a try that was on its way is none, and hands have to rest first. */
  #lose(input: DojoInput): void {
    const isTry = this.state.phase === "trying" || this.state.press !== undefined;
    if (isTry) this.#end(input.at, false, false);
    const look = "does" in input ? this.state.look && { ...this.state.look, at: input.at } : input;
    const path = look === undefined ? [] : [{ direction: look.direction, at: input.at }];
    this.#set({ ...READY, look, changedAt: input.at, path, phase: isTry ? "over" : this.state.phase });
  }

  #sign(at: number): void {
    const { press, phase } = this.state;
    if (phase === "over") return;
    this.#set({ signAt: at, from: at, phase: "trying" });
    if (press !== undefined && at - press.at <= BETWEEN_MS) this.#fail("early", at, framesOf(at - press.at));
    else this.#set({ press: undefined });
  }

  #move({ direction, at }: DojoLook): void {
    const { path } = this.state;
    const last = path.at(-1);
    // Of two keys that change at once one comes first: no game sees what lies between.
    const isMoment = path.length > 1 && last !== undefined && at - last.at < MOMENT_MS;
    const kept = isMoment ? path.slice(0, -1) : path;
    const isSame = isMoment && kept.at(-1)?.direction === direction;
    this.#set({ path: isSame ? kept : [...kept, { direction, at }].slice(-LONGEST_PATH) });
  }

  /** What comes of time that passes without a change. */
  #wait(at: number): void {
    const { look, changedAt, phase, press, path, pressedAt, signAt } = this.state;
    if (look === undefined) return;
    const quiet = at - changedAt;
    const here: Place[] = [{ direction: look.direction, at: changedAt }];
    if (phase === "over") {
      const isWhole = this.state.step >= this.#exercise.steps.length - 1;
      if (quiet >= (isWhole ? REST_MS : BROKEN_REST_MS) && look.down.length === 0)
        this.#set({ ...READY, look, changedAt, path: here });
      return;
    }
    if (press !== undefined) this.#settle(at);
    if (this.state.phase === "over" || this.state.press !== undefined) return;
    const step = this.#step;
    if (phase === "ready") {
      if (quiet >= STILL_MS && path.length > 1) this.#set({ path: here });
      return;
    }
    if (step?.counts === "sign" && signAt !== undefined) {
      if (at - signAt > (step.latest ?? 0) * FRAME_MS + BETWEEN_MS) this.#fail("open", at);
    } else if (step !== undefined && step.attacks.length === 0 && this.#isMovement) {
      if (quiet >= STILL_MS) this.#failMovement(at);
    } else if (at - Math.max(changedAt, pressedAt ?? 0) > END_MS) this.#fail("open", at);
  }

  /** Nothing but the stick is asked for. */
  get #isMovement(): boolean {
    return this.#exercise.steps.every(({ attacks }) => attacks.length === 0);
  }

  /** A movement is done as soon as the stick has gone its way. */
  #follow(at: number): void {
    for (
      let step = this.#step;
      step?.attacks.length === 0 && this.state.phase !== "over";
      step = this.#step
    ) {
      const { path, phase } = this.state;
      if (mistakeOf(path, step) !== undefined) {
        const last = path.at(-1);
        const isBegun = phase === "ready" && last?.at === at && step.stick[0]?.includes(last.direction);
        if (isBegun) this.#begin(step, [last], at);
        return;
      }
      if (phase === "ready") this.#begin(step, path, at);
      this.#succeed("right", at);
    }
  }

  #failMovement(at: number): void {
    const { path } = this.state;
    const stick = this.#step?.stick ?? [];
    const isLetGo = path.at(-1)?.direction === "n" && stick.at(-1)?.includes("n") === false;
    const went = directionsOf(path.slice(0, isLetGo ? -1 : undefined));
    const parts = partsDone(went, stick);
    if (parts > 0) this.#fail("open", at, undefined, parts);
    else this.#failBy(motionMistake(went, stick), at);
  }

  #begin({ stick }: DojoStep, path: readonly Place[], at: number): void {
    const from = path.at(-Math.max(1, stick.length))?.at ?? path[0]?.at ?? at;
    this.#set({ phase: "trying", from: Math.min(from, at), path });
  }

  #press(pressed: readonly Attack[], at: number): void {
    const { press, path, pressedAt, phase } = this.state;
    const step = this.#step;
    if (step === undefined) return;
    if (this.#isMovement) {
      if (phase === "trying") this.#fail("between", at);
    } else if (press !== undefined) this.#pressMore(press, step, pressed, at);
    else {
      const isOneWithLast = pressedAt !== undefined && at - pressedAt <= TOGETHER_MS && step.isQuick !== true;
      const isFirst = this.state.step === 0 && step.counts !== "sign";
      if (phase === "ready" && isFirst) this.#begin(step, path, at);
      // After a hold that did not come the press is judged as one that came instead.
      if (step.attacks.length === 0) this.#fail("direction", at, undefined, 0);
      else if (isOneWithLast) this.#fail("buttons", at);
      else this.#open({ attacks: pressed, at, lastAt: at, path }, at);
    }
  }

  #pressMore(press: OpenPress, step: DojoStep, pressed: readonly Attack[], at: number): void {
    const isPart = (attack: Attack) => step.attacks.includes(attack);
    const isRest = pressed.every((attack) => isPart(attack) && !press.attacks.includes(attack));
    const wasPart = press.attacks.every(isPart);
    if (isRest && wasPart) this.#open({ ...press, attacks: [...press.attacks, ...pressed], lastAt: at }, at);
    else if (isSame(press.attacks, step)) this.#failBy(mistakeOf(press.path, step), press.at);
    // What was pressed before was no part of it: was it in between, or instead?
    else if (!wasPart && isSame(pressed, step) && at - press.at > TOGETHER_MS) this.#fail("between", at);
    else this.#fail("buttons", at);
  }

  #open(press: OpenPress, at: number): void {
    this.#set({ press });
    this.#settle(at);
  }

  /** Judges the open press, or leaves it open while something may still belong to it. */
  #settle(at: number): void {
    const { press } = this.state;
    const step = this.#step;
    if (press === undefined || step === undefined) return;
    const passed = at - press.at;
    if (!isSame(press.attacks, step)) {
      const isPart = press.attacks.every((attack) => step.attacks.includes(attack));
      const isMore = step.attacks.every((attack) => press.attacks.includes(attack));
      if (isMore || passed > (isPart ? LOOSE_MS : BETWEEN_MS)) this.#fail("buttons", press.at);
      return;
    }
    if (step.counts === "sign" && this.state.signAt === undefined) {
      if (passed > BETWEEN_MS) this.#set({ press: undefined });
      return;
    }
    const apart = press.lastAt - press.at;
    const stickAt = this.#stickFor(press, step);
    const [last, place] = [step.stick.at(-1), press.path.at(-1)];
    const mayCome = last?.includes("n") === false && !(place && last.includes(place.direction));
    if (apart > TOGETHER_MS + (this.#slack * FRAME_MS) / 2) this.#fail("apart", press.at, framesOf(apart));
    else if (typeof stickAt === "number") this.#time(press, step, stickAt);
    else if (!mayCome || passed > EARLY_MS) this.#failBy(stickAt, press.at);
  }

  /** When the last wanted direction was reached, for this press or a little later, or what is wrong with the way to it. */
  #stickFor(press: OpenPress, step: DojoStep): number | MotionMistake {
    if (step.stick.length === 0) return press.at;
    const mistake = mistakeOf(press.path, step);
    if (mistake === undefined) return reachedAt(press.path, step.stick.at(-1) ?? []);
    // A stick that is let go behind the press was held at it.
    if (step.stick.at(-1)?.includes("n")) return mistake;
    const later = this.state.path.filter(({ at }) => at > press.at && at - press.at <= EARLY_MS);
    for (const [place, { at }] of later.entries())
      if (mistakeOf([...press.path, ...later.slice(0, place + 1)], step) === undefined) return at;
    return mistake;
  }

  #time(press: OpenPress, step: DojoStep, stickAt: number): void {
    const early = framesOf(stickAt - press.at);
    const { latest, counts } = step;
    const since = { direction: stickAt, press: this.state.pressedAt, sign: this.state.signAt }[
      counts ?? "press"
    ];
    const late = latest === undefined || since === undefined ? 0 : framesOf(press.at - since) - latest;
    const isClose = (early > 0 && counts === "direction") || late > 0;
    if (early > this.#slack) this.#fail("early", press.at, early);
    else if (late > this.#slack) this.#fail("late", press.at, late);
    else this.#succeed(isClose ? "close" : "right", press.at);
  }

  #succeed(verdict: "right" | "close", at: number): void {
    const { step, path, look } = this.state;
    this.#mark({ step, verdict, at });
    const isPress = (this.#exercise.steps[step]?.attacks.length ?? 0) > 0;
    const here = path.at(-1) ?? { direction: look?.direction ?? "n", at };
    this.#set({
      step: step + 1,
      press: undefined,
      path: isPress ? [here] : path.slice(-1),
      ...(isPress && { pressedAt: at }),
    });
    if (step + 1 === this.#exercise.steps.length) this.#end(at, true, true);
    else if (this.#step?.attacks.length === 0) this.#follow(at);
  }

  #failBy(mistake: MotionMistake | undefined, at: number): void {
    this.#fail(mistake?.why ?? "direction", at, undefined, mistake?.part);
  }

  #fail(verdict: DojoVerdict, at: number, frames?: number, part?: number): void {
    const { step, phase } = this.state;
    if (phase === "ready") this.#set({ phase: "trying", from: at });
    this.#mark({ step, verdict, at, ...defined({ frames, part }) });
    this.#end(at, false, true);
  }

  #mark(mark: DojoMark): void {
    this.#set({ marks: [...this.state.marks, mark] });
    this.events.push({ does: "mark", mark });
  }

  #end(at: number, isRight: boolean, isCounted: boolean): void {
    const { from, marks } = this.state;
    this.events.push({ does: "end", done: { from, to: at, marks, isRight, isCounted } });
    this.#set({ phase: "over", press: undefined });
  }
}

function directionsOf(path: readonly Place[]): Direction[] {
  return path.map(({ direction }) => direction);
}

function mistakeOf(path: readonly Place[], { stick }: DojoStep): MotionMistake | undefined {
  return motionMistake(directionsOf(path), stick);
}

function isSame(attacks: readonly Attack[], { attacks: wanted, or }: DojoStep): boolean {
  const isAll = attacks.length === wanted.length && wanted.every((attack) => attacks.includes(attack));
  return isAll || (attacks.length === 1 && attacks[0] !== undefined && or?.includes(attacks[0]) === true);
}

/** When the stick came to the last wanted direction, of several that are right to the first of them. */
function reachedAt(path: readonly Place[], last: readonly Direction[]): number {
  let at = path.at(-1)?.at ?? 0;
  for (const place of [...path].reverse()) {
    if (!last.includes(place.direction)) break;
    at = place.at;
  }
  return at;
}

function framesOf(ms: number): number {
  return Math.round(ms / FRAME_MS);
}

/** When each step of a right try was done, in frames from its first: its rhythm. */
export function rhythmOf({ marks }: DojoTry): number[] {
  const [first] = marks;
  return marks.map(({ at }) => framesOf(at - (first?.at ?? at)));
}
