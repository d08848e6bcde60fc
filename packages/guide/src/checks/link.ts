import {
  foldState,
  isCircumstance,
  isCrouched,
  isFullyRead,
  type Move,
  type MoveReading,
  type ResolvedMove,
} from "@tactician/game";
import type { Problem } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { type Check, joinVerdicts, judge } from "./check.ts";
import { listComboRoutes, listWallRoutes, type Route, type RouteStep } from "./routes.ts";

/**
 * Each move of a combo can follow the one before: the stance it is done from was entered by that move, or the state it is
 * done from is named in the text (`ws`, `fc`, `wr`).
 *
 * Silent where the data cannot answer: after movement, a word for the player or a move without hits; after a hold that the
 * movelist does not explain; where the input itself leads there (`qcf 1` is a crouching move); and about leaving a stance.
 */
export const link: Check = {
  id: "link",
  label: "each move of a combo can follow the one before",
  check: (context) => {
    const { sheet } = context;
    const routes = [
      ...listComboRoutes(sheet),
      ...listWallRoutes(sheet, "general"),
      ...listWallRoutes(sheet, "withTornado"),
    ];
    return joinVerdicts(
      routes.map((route) => judge(listLinks(route, context), (pair) => findGap(pair, context))),
    );
  },
};

/** Two moves of a route, one right after the other. */
interface Link {
  readonly before: Played | undefined;
  readonly after: Played;
}

interface Played extends PlayedMove {
  readonly step: RouteStep;
}

/** A move with the text that it is read from. */
export interface PlayedMove {
  readonly reading: MoveReading;
  readonly performed: ResolvedMove;
}

function listLinks({ starters, steps }: Route, { read }: GuideCharacter): Link[] {
  const links: Link[] = [];
  let before: readonly (Played | undefined)[] = starters.map((starter) =>
    playStep(starter, read(starter.text)).at(-1),
  );
  for (const step of steps) {
    const reading = read(step.text);
    const played = playStep(step, reading);
    const [first] = played;
    if (first !== undefined) links.push(...before.map((one) => ({ before: one, after: first })));
    for (const [position, after] of played.entries()) {
      if (position > 0) links.push({ before: played[position - 1], after });
    }
    // `undefined` after a step without moves: movement, after which every stance may have been entered.
    before = [played.at(-1)];
  }
  return links;
}

function playStep(step: RouteStep, reading: MoveReading): Played[] {
  if (!isFullyRead(reading)) return [];
  return reading.moves.map((performed) => ({ step, reading, performed }));
}

function findGap({ before, after }: Link, context: GuideCharacter): Problem | undefined {
  const message = before && findBrokenLink(before, after, context);
  return message === undefined ? undefined : { path: after.step.path, message };
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
  const outcomes = [move.recovery, move.hit, move.counterHit].map((outcome) => outcome?.into);
  return [...transitions, ...outcomes.filter((state) => state !== undefined)];
}

/** Rising from a crouch goes through `ws`, and a crouch is where `ws` begins. */
function isSameState(one: string, other: string): boolean {
  return foldState(one) === foldState(other) || (isCrouched(one) && isCrouched(other));
}
