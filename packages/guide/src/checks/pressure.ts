import type { REPLIES } from "@tactician/contract";
import {
  type Advantage,
  FASTEST_JAB,
  firstMoveOf,
  foldState,
  framesAsWritten,
  type HitLevel,
  isCrouched,
  isLow,
  lastMoveOf,
  type Move,
  postureAfterBlock,
  type ResolvedMove,
  signed,
} from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { findBrokenLink } from "./combos.ts";

type Entry = CharacterFile["pressure"][number];

/**
 * The movelist says what a move of pressure leaves, and what is pressed then beats each reply by frames or by its kind,
 * and can be done from where the move ends. Silent where a follow-up begins with movement, or the movelist has no startup of it.
 */
export const pressure: Check = (context) =>
  joinVerdicts(
    context.sheet.pressure.flatMap((entry, n) => [
      judgeAdvantage(entry, ["pressure", n], context),
      ...entry.follow.map((follow, m) => judgeFollow(entry, follow, ["pressure", n, "follow", m], context)),
    ]),
  );

function judgeAdvantage({ move: text, on }: Entry, path: SheetPath, { read }: GuideCharacter): Verdict {
  return judge([text], () => {
    const move = lastMoveOf(read(text))?.move;
    if (move === undefined || advantageAfter(move, on, []) !== undefined) return undefined;
    return { path: [...path, "on"], message: `the movelist does not say what "${text}" leaves on ${on}` };
  });
}

function judgeFollow(
  { move: before, on }: Entry,
  { move: text, beats }: Entry["follow"][number],
  path: SheetPath,
  context: GuideCharacter,
): Verdict {
  const leadingReading = context.read(before);
  const reading = context.read(text);
  const leading = lastMoveOf(leadingReading);
  const first = firstMoveOf(reading);
  const last = lastMoveOf(reading);
  if (leading === undefined || first === undefined || last === undefined) return { facts: 0, problems: [] };
  const link = [
    { reading: leadingReading, performed: leading },
    { reading, performed: first },
  ] as const;
  // Without an input that leads elsewhere the move may leave its player in a crouch.
  const ends = leading.into === undefined ? postureAfterBlock(leading.move).posture : undefined;
  const crouched = ends === "crouching" && needsStanding(first.move, text);
  const broken =
    findBrokenLink(...link, context) ??
    (crouched ? `"${text}" is done standing, and "${before}" ends in a crouch` : undefined);
  if (broken !== undefined) return { facts: 1, problems: [{ path: [...path, "move"], message: broken }] };
  const stances = [...(first.move.from ?? []), ...(leading.into === undefined ? [] : [leading.into])];
  const followUp: FollowUp = {
    first: first.move,
    last: last.move,
    // Movement first takes time that nobody has measured.
    frames: reading.words.length > 0 ? undefined : framesAfter(leading, first.move, text),
    advantage: advantageAfter(leading.move, on, stances),
  };
  return judge(beats, (reply, n) => {
    const fault = REPLY_RULES[reply](followUp);
    if (fault === undefined) return undefined;
    return { path: [...path, "beats", n], message: `"${text}" after "${before}" on ${on} ${fault}` };
  });
}

/** A crouch dash that the move before has gone into is paid for already. */
function framesAfter({ into }: ResolvedMove, move: Move, text: string): number | undefined {
  return into !== undefined && foldState(into) === "cd" ? move.startup?.min : framesAsWritten(move, text);
}

/** A plain move of the standing fighter: out of no stance or crouch, not by one of its other names either, no dash and no jump. */
function needsStanding({ from = [], aliases = [] }: Move, text: string): boolean {
  const isPlain = from.length === 0 && /^(?:[1-4]|[fb] (?![fnb] )|d[fb]? )/.test(text);
  return isPlain && ![text, ...aliases].some((name) => name.split(" ").some(isCrouched));
}

type On = Entry["on"];

/**
 * Frames that the attacker is ahead after a move, at the least; `undefined` where the movelist does not say.
 *
 * `stances` are those that the next move is done from: where the move goes into one of them, the value with that stance
 * counts. A knocked-down opponent is counted from getting up at once, where the movelist has that number.
 *
 * Example: King's `3 2 2 charge` on block gives 9 for `["JGR"]`.
 */
function advantageAfter(move: Move, on: On, stances: readonly string[]): number | undefined {
  const wanted = new Set(stances.map(foldState));
  const column = columnOf(move, on);
  const inStance = column?.inStance?.find(({ stance }) => wanted.has(foldState(stance)));
  if (inStance !== undefined) return leastOf(inStance);
  const transition = move.transitions?.find(({ into }) => wanted.has(foldState(into)));
  const moved = transition && (columnOf(transition, on) ?? transition.advantage);
  return leastOf(moved ?? column);
}

function columnOf({ block, hit, counterHit }: Pick<Move, "block" | "hit" | "counterHit">, on: On) {
  if (on === "block") return block;
  return on === "hit" ? hit : (counterHit ?? hit);
}

function leastOf(advantage: Pick<Advantage, "min" | "recovered"> | undefined): number | undefined {
  return advantage?.recovered?.min ?? advantage?.min;
}

/** What is pressed after a move that left the attacker `advantage` frames ahead. */
interface FollowUp {
  readonly first: Move;
  readonly last: Move;
  /** Frames to its first hit, dashes included; `undefined` where the movelist does not say. */
  readonly frames?: number | undefined;
  readonly advantage?: number | undefined;
}

type Reply = (typeof REPLIES)[number];

/** A button that is not a jab, and a throw, in frames. */
const PRESS_FRAMES = 12;
const THROW_FRAMES = 12;

const EVASIONS: ReadonlySet<string> = new Set(["crouch", "jump", "full", "invincible"]);

/** Why a follow-up does not beat a reply, as a message; `undefined` where it does or the movelist does not say. */
const REPLY_RULES: Readonly<Record<Reply, (followUp: FollowUp) => string | undefined>> = {
  jab: (followUp) => findSlowness(followUp, FASTEST_JAB),
  press: (followUp) => findSlowness(followUp, PRESS_FRAMES),
  block: ({ last }) => (opensGuard(last) ? undefined : "can be blocked standing"),
  duck: ({ first }) => (reachesCrouch(first) ? undefined : "goes over a crouch, or is guarded there"),
  "step left": (followUp) => findStep(followUp, "left"),
  "step right": (followUp) => findStep(followUp, "right"),
  // How far a move reaches, the movelists do not say.
  backdash: () => undefined,
  "power crush": ({ last }) => (goesThroughArmour(last) ? undefined : "is absorbed"),
  throw: (followUp) => (evadesThrow(followUp) ? undefined : findSlowness(followUp, THROW_FRAMES)),
};

function findSlowness({ frames, advantage }: FollowUp, button: number): string | undefined {
  if (frames === undefined || advantage === undefined) return undefined;
  // Both at once is a trade.
  if (frames < advantage + button) return undefined;
  return `takes ${frames} frames, ${signed(advantage)} ahead of a button of ${button}`;
}

/** Throws that take who stands; the others are for the air, the ground and the wall. */
const STANDING_THROWS: ReadonlySet<HitLevel> = new Set(["throw", "high throw", "mid throw"]);
const CROUCH_THROWS: ReadonlySet<HitLevel> = new Set(["crouch throw", "low throw", "mid throw"]);

function opensGuard({ hits, properties }: Move): boolean {
  return (
    hits.some(
      ({ level, unblockable }) => isLow(level) || STANDING_THROWS.has(level) || unblockable === true,
    ) ||
    properties.includes("unblockable") ||
    properties.includes("guard break")
  );
}

/** The first hit decides: whoever ducked it is free to act. */
function reachesCrouch({ hits, properties }: Move): boolean {
  const [first] = hits;
  if (first === undefined) return true;
  if (first.unblockable === true || properties.includes("unblockable")) return first.level !== "high";
  return first.level === "mid" || CROUCH_THROWS.has(first.level);
}

/** Tracking that outlasts the step by fewer frames promises nothing: how the move before left both of them decides then. */
const SURE_FRAMES = 5;

function findStep({ first, frames, advantage }: FollowUp, side: "left" | "right"): string | undefined {
  const { properties, conditionalProperties = [], whiffsTo = [], tracking, command } = first;
  if ([...properties, ...conditionalProperties.map(({ property }) => property)].includes("homing"))
    return undefined;
  const steps: readonly string[] = side === "left" ? ["ssl", "swl"] : ["ssr", "swr"];
  if (whiffsTo.some((step) => steps.includes(step))) return `misses who steps ${side}`;
  // The movelist counts from the attacker: what turns to its left catches who steps to their own right.
  const followed = tracking?.[side === "left" ? "right" : "left"];
  if (followed === undefined)
    return `is not homing, and nothing is recorded of a step ${side} against "${command}"`;
  if (frames === undefined || advantage === undefined) return undefined;
  if (frames - advantage + SURE_FRAMES <= followed) return undefined;
  return `follows ${followed} frames of a step ${side}, and there are ${frames - advantage}`;
}

function goesThroughArmour({ hits, ownHits, properties }: Move): boolean {
  return (
    hits.slice(hits.length - ownHits).some(({ level }) => isLow(level) || level.endsWith("throw")) ||
    properties.includes("reversal break") ||
    properties.includes("unblockable")
  );
}

/** It crouches or leaves the ground before the throw would take it. */
function evadesThrow({ first, advantage }: FollowUp): boolean {
  return (first.crush ?? []).some(
    ({ kind, from = 1 }) =>
      EVASIONS.has(kind) && (advantage === undefined || from <= advantage + THROW_FRAMES),
  );
}
