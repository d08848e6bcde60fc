import {
  type Advantage,
  type AdvantageEffect,
  foldState,
  isCircumstance,
  isCrouched,
  isFullyRead,
  lastMoveOf,
  type Move,
  type Movelist,
  type MoveProperty,
  type MoveReading,
  type ReadMove,
  type ResolvedMove,
} from "@tactician/game";
import { type GuideCharacter, hasToken } from "../guide-character.ts";
import { listMovesAt, type SheetMove } from "../sheet-moves.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { listProperties, UNKNOWN_SITUATIONS } from "./move-properties.ts";
import {
  isHeatDash,
  listComboRoutes,
  listTornadoMarks,
  listWallGroup,
  listWallRoutes,
  type Route,
  type TornadoMark,
} from "./routes.ts";

/** On the ground, in the air, staggered or in a throw: the opponent cannot act. */
export const OPEN_EFFECTS: ReadonlySet<AdvantageEffect> = new Set(["airborne", "down", "stagger", "thrown"]);

/** A standing opponent who is stunned this long without guard is hit by the usual 15-frame launchers. */
const OPEN_FRAMES = 15;

const UNKNOWN: ReadonlySet<string> = new Set([...UNKNOWN_SITUATIONS, "hold", "low parry"]);

/** A combo's launcher launches, knocks down or leaves the opponent open: on hit, or with `ch` on counter hit. */
export const launcher: Check = ({ sheet, read }) =>
  judge(listMovesAt(sheet, "importantCombos", "launchers"), ({ path, text }) => {
    const reading = read(text);
    const move = lastMoveOf(reading)?.move;
    if (move === undefined || reading.words.some((word) => UNKNOWN.has(word))) return undefined;
    const reason = findReason(move, reading);
    return reason === undefined ? undefined : { path, message: `"${text}" ${reason}` };
  });

/** Why the move starts no combo, or `undefined` where it does or the movelist does not say. */
function findReason(move: Move, reading: MoveReading): string | undefined {
  const isCounterHit = hasToken(reading, "ch");
  // A Heat Dash follows: it keeps the combo going whatever the engager alone does.
  if (isHeatDash(reading) || move.properties.includes("attack throw")) return undefined;

  const intoStance = move.transitions?.find(({ into }) => into === reading.moves.at(-1)?.into);
  const onHit = [move.hit, intoStance?.hit];
  const onCounterHit = [move.counterHit, intoStance?.counterHit];
  const relevant = isCounterHit ? [...onCounterHit, ...onHit] : onHit;
  if (relevant.every((advantage) => advantage === undefined)) return undefined;
  if (relevant.some(isOpening)) return undefined;
  // Movelists give what follows a counter hit by the last hit, not by an earlier one.
  if (isCounterHit && move.hits.length > 1) return undefined;
  if (!isCounterHit && onCounterHit.some(isOpening))
    return `launches on counter hit only; write "CH ${move.command}"`;
  return isCounterHit ? "does not launch, not even on counter hit" : "does not launch on hit";
}

/** Whether the hit starts a combo, in one of the cases that the movelist gives for it. */
function isOpening(advantage: Advantage | undefined): boolean {
  const cases = advantage === undefined ? [] : [advantage, ...(advantage.alternatives ?? [])];
  return cases.some(({ min, max = min, effects = [], maxEffects = [] }) => {
    const all = [...effects, ...maxEffects];
    return all.some((effect) => OPEN_EFFECTS.has(effect)) || (!all.includes("guard") && max >= OPEN_FRAMES);
  });
}

const TORNADO_PROPERTIES: ReadonlySet<MoveProperty> = new Set([
  "tornado",
  "instant tornado",
  "strong aerial tailspin",
]);

/** A combo uses Tornado at most once, by a move that has it; wall combos use it exactly where their group says so. */
export const tornadoOnce: Check = (context) =>
  joinVerdicts([
    judgeRoutes(listComboRoutes(context.sheet), context, ({ length }) =>
      length > 1 ? "uses Tornado more than once" : undefined,
    ),
    judgeRoutes(listWallGroup(context.sheet, "general"), context, ({ length }) =>
      length > 0 ? "uses Tornado, so it belongs under withTornado" : undefined,
    ),
    judgeRoutes(listWallGroup(context.sheet, "withTornado"), context, ({ length }) =>
      length === 1 ? undefined : `uses Tornado ${length} times; a route of this group uses it once`,
    ),
  ]);

function judgeRoutes(
  routes: readonly Route[],
  context: GuideCharacter,
  judgeCount: (marks: readonly TornadoMark[]) => string | undefined,
): Verdict {
  return judge(routes, ({ path, starters, steps }) => {
    const marksOfSteps = listTornadoMarks(steps, context.read);
    for (const starter of starters) {
      const marks = [...listTornadoMarks([starter], context.read), ...marksOfSteps];
      const message = judgeCount(marks);
      if (message !== undefined) return { path, message };
      for (const { step, performed } of marks) {
        if (performed === undefined || hasTornado(performed.move, context.movelist)) continue;
        return { path: step.path, message: `"${performed.move.command}" causes no Tornado` };
      }
    }
    return undefined;
  });
}

/** Whether any hit of the string has it: the mark is behind the whole string. */
function hasTornado(move: Move, movelist: Movelist): boolean {
  if (listProperties(move).some((property) => TORNADO_PROPERTIES.has(property))) return true;
  const parent = movelist.moves.find(({ id }) => id === move.parent);
  return parent !== undefined && hasTornado(parent, movelist);
}

/**
 * Each move of a combo can follow the one before: the stance it is done from was entered by that move, or the state it is
 * done from is named in the text (`ws`, `fc`, `wr`).
 *
 * Silent where the data cannot answer: after movement, a word for the player or a move without hits; after a hold that the
 * movelist does not explain; where the input itself leads there (`qcf 1` is a crouching move); and about leaving a stance.
 */
export const link: Check = (context) => {
  const routes = [...listComboRoutes(context.sheet), ...listWallRoutes(context.sheet)];
  const links = routes.flatMap((route) => listLinks(route, context));
  return judge(links, ({ before, after }) => {
    const message = before && findBrokenLink(before, after, context);
    return message === undefined ? undefined : { path: after.step.path, message };
  });
};

interface PlayedMove {
  readonly reading: MoveReading;
  readonly performed: ResolvedMove;
}

type Played = PlayedMove & { readonly step: SheetMove };
type Link = { readonly before: Played | undefined; readonly after: Played };

function listLinks({ starters, steps }: Route, { read }: GuideCharacter): Link[] {
  const links: Link[] = [];
  let before = starters.map((starter) => playStep(starter, read).at(-1));
  for (const step of steps) {
    const played = playStep(step, read);
    const [first] = played;
    if (first !== undefined) links.push(...before.map((one) => ({ before: one, after: first })));
    for (const [position, after] of played.entries())
      if (position > 0) links.push({ before: played[position - 1], after });
    // `undefined` after a step without moves: movement, after which every stance may have been entered.
    before = [played.at(-1)];
  }
  return links;
}

function playStep(step: SheetMove, read: ReadMove): Played[] {
  const reading = read(step.text);
  if (!isFullyRead(reading)) return [];
  return reading.moves.map((performed) => ({ step, reading, performed }));
}

/** Why a move cannot follow another, as a message; `undefined` where it can, or where the data cannot answer. */
export function findBrokenLink(
  before: PlayedMove,
  after: PlayedMove,
  context: GuideCharacter,
): string | undefined {
  const { performed } = after;
  if (performed.via !== undefined) return undefined;
  // A circumstance is no place to be in: it holds for the whole combo, or the check on the launcher judges it.
  const needed = (performed.move.from ?? []).filter(
    (state) => !isCircumstance(state) && foldState(state) !== "wall",
  );
  if (needed.length === 0) return undefined;
  if (needed.some((state) => isNamed(state, after) || isEntered(state, before, context))) return undefined;

  const [state = ""] = needed;
  const input = before.performed.move.transitions?.find(({ into }) => isSameState(into, state))?.input;
  const fix = input === undefined ? "" : `; it does with "${before.performed.move.command} ${input}"`;
  return `"${performed.move.command}" starts from ${state}, and "${before.performed.move.command}" does not lead there${fix}`;
}

/**
 * Whether the text itself takes the player there. States are named by their token or reached by an input through a crouch.
 * Writing `ZEN` enters nothing, but a stance that is not written was recognised by its own input (`qcb 4`).
 */
function isNamed(state: string, { reading, performed }: PlayedMove): boolean {
  const own = reading.tokens.slice(0, performed.end);
  if (own.some(({ kind, id }) => kind === "state" && isSameState(id, state))) return true;
  if (own.some(({ kind, id }) => kind === "stance" && isSameState(id, state))) return false;
  return isStance(state) || own.some(({ kind, id }) => kind === "motion" || /^(?:hold)?d[fb]?$/.test(id));
}

/** Stances are written in capitals, states that every character has are not. */
function isStance(state: string): boolean {
  return state !== state.toLowerCase();
}

function isEntered(state: string, before: PlayedMove, { sheet }: GuideCharacter): boolean {
  const { performed, reading } = before;
  const { move, into } = performed;
  if (into !== undefined) return isSameState(into, state);
  const endsInHold = reading.tokens.findLast(({ kind }) => kind !== "mark")?.kind === "hold";
  if (endsInHold || move.hits.length === 0) return true;
  if (automaticStates(move).some((entered) => isSameState(entered, state))) return true;
  const stances = sheet.stances.filter(({ token }) => isSameState(token, state));
  if (stances.some(({ stays }) => stays !== undefined) && isHeldThrough(state, before)) return true;
  const entries = stances.flatMap(({ entry }) => entry);
  return entries.some((entry) => entry === reading.text || entry === move.command);
}

/** Yoshimitsu stays in NSS through moves that are written with it (`NSS d 2 2 2`) and do not end elsewhere. */
function isHeldThrough(state: string, { performed, reading }: PlayedMove): boolean {
  const isWritten = reading.tokens.some(({ kind, id }) => kind === "stance" && isSameState(id, state));
  return (
    isWritten &&
    automaticStates(performed.move).every((entered) => !isStance(entered) || isSameState(entered, state))
  );
}

/** Stances and states that the move goes into without a further input. */
function automaticStates(move: Move): string[] {
  const transitions = (move.transitions ?? [])
    .filter(({ input }) => input === undefined)
    .map(({ into }) => into);
  return [
    ...transitions,
    ...[move.recovery, move.hit, move.counterHit].flatMap((outcome) => outcome?.into ?? []),
  ];
}

/** Rising from a crouch goes through `ws`, and a crouch is where `ws` begins. */
function isSameState(one: string, other: string): boolean {
  return foldState(one) === foldState(other) || (isCrouched(one) && isCrouched(other));
}

/** What the movelist must give a move of an ender in that category. */
const NEEDED: ReadonlyMap<string, MoveProperty> = new Map([
  ["Wall break", "balcony break"],
  ["Floor break", "floor break"],
  ["Spike", "spike"],
]);

/** An ender that is listed as breaking the stage has the property that does it. */
export const breakingEnders: Check = ({ sheet, read }) =>
  judge(sheet.comboEnders, ({ category, move }, n) => {
    const needed = NEEDED.get(category);
    const { moves } = read(move);
    if (needed === undefined || moves.length === 0) return undefined;
    if (moves.some((performed) => listProperties(performed.move).includes(needed))) return undefined;
    return { path: ["comboEnders", n, "move"], message: `"${move}" has no ${needed}` };
  });
