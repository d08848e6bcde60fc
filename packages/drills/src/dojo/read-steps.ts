import { foldWord, isPlayerWord, type Move, type Movelist, partsOf } from "@tactician/game";
import { definitionOf, type NotationToken, parseNotation, restAfter, splitSteps } from "@tactician/notation";
import { ATTACKS, type Attack, type Direction } from "../stick/pad-table.ts";
import type { DojoStep, Stick, Untrainable } from "./exercise.ts";

/** Nobody does more at once, and an address may ask for anything. */
const MOST_STEPS = 60;

const DOWN: Stick = ["d", "db", "df"];
const RISEN: Stick = ["n", "f", "b"];
const SIDE: Stick = ["u", "d"];

const one = (...directions: Direction[]): Stick[] => directions.map((direction) => [direction]);

/** States that hands bring about; where one goes on from another move, a crouch is there already. */
const BEFORE: Readonly<Record<string, readonly Stick[]>> = {
  ws: [DOWN, RISEN],
  fc: [DOWN],
  ss: [SIDE, ["n"]],
  ssl: [SIDE, ["n"]],
  ssr: [SIDE, ["n"]],
  cd: one("f", "n", "d", "df"),
  wr: one("f", "n", "f", "n", "f"),
};

/** Remarks to the player that are input. */
const REMARKS: Readonly<Record<string, readonly Stick[]>> = {
  dash: one("f", "n", "f", "n"),
  "micro dash": one("f", "n", "f", "n"),
  "deep dash": one("f", "n", "f", "n"),
  "long dash": one("f", "n", "f", "n"),
  run: one("f", "n", "f", "n", "f"),
  walk: one("f"),
  sidestep: [SIDE, ["n"]],
  "sidestep left": [SIDE, ["n"]],
  "sidestep right": [SIDE, ["n"]],
  "sidewalk left": [SIDE],
  "sidewalk right": [SIDE],
};

/** Tables are looked up with words from outside. */
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a character's moves say of windows, and the stance words of their notation. */
export interface DojoMoves {
  readonly vocabulary: readonly string[];
  readonly moves: Movelist["moves"];
}

/**
 * What hands do for a move or a route in site notation, or why they cannot: `df 2 1` is the stick down forward with 2, then 1 with
 * the stick anywhere. Moves of a route are parted by `into`. What hands cannot do (Heat, stances, who is hit) is left out.
 */
export function readSteps(notation: string, { vocabulary, moves }: DojoMoves): DojoStep[] | Untrainable {
  const byCommand = indexOf(moves);
  const steps: DojoStep[] = [];
  let before = "";
  for (const text of splitSteps(notation)) {
    const rest = restAfter(text, before);
    const { tokens } = parseNotation(rest ?? text, { stances: vocabulary });
    const read = readMove(rest ?? text, tokens, { goesOn: rest !== undefined, isFirst: steps.length === 0 });
    if (typeof read === "string") return read;
    const timed = rest === undefined ? withWindows(read, tokens, byCommand) : read;
    for (const [place, step] of timed.entries())
      steps.push(place === 0 && steps.length > 0 && rest === undefined ? { ...step, isLink: true } : step);
    before = text;
  }
  if (steps.length === 0) return "no input";
  return steps.length > MOST_STEPS ? "too long" : steps;
}

/** Reads one move. Its first press without a direction is done in neutral: with the stick held it would be another move. */
class CommandReader {
  readonly steps: DojoStep[] = [];
  #stick: Stick[] = [];
  shown: string[] = [];
  /** The stick may be anywhere: in a stance, behind a crouch that is there already, after a hold. */
  isFree = false;
  isJust = false;
  isQuick = false;
  /** The stick's way came from a state, after which the same direction is written once more: `cd df 2`. */
  #isState = false;

  go(directions: readonly Direction[]): void {
    for (const direction of directions) {
      const last = this.#stick.at(-1);
      const isAgain = last?.length === 1 && last[0] === direction;
      if (isAgain && !this.#isState && direction !== "n") this.#stick.push(["n"]);
      if (!isAgain || !this.#isState) this.#stick.push([direction]);
      this.#isState = false;
    }
    this.isFree = false;
  }

  goAs(sticks: readonly Stick[]): void {
    this.#stick.push(...sticks);
    this.#isState = true;
  }

  press(attacks: readonly Attack[]): void {
    const isFirst = this.steps.length === 0;
    const isNeutral = this.#stick.length === 0 && isFirst && !this.isFree;
    const stick = isNeutral ? [["n"] as const] : this.#stick;
    const isOnDirection = this.isJust && stick.length > 0;
    this.steps.push({
      shown: this.shown.join(" "),
      stick,
      attacks,
      ...(isOnDirection && { latest: 0, counts: "direction" as const }),
      ...(this.isQuick && stick.length === 0 && { isQuick: true as const }),
    });
    this.#stick = [];
    this.shown = [];
    this.isJust = false;
    this.isQuick = false;
    this.#isState = false;
  }

  /** What is left behind the last press: a direction that is held. */
  end(): void {
    if (this.#stick.length === 0) return;
    this.steps.push({ shown: this.shown.join(" "), stick: this.#stick, attacks: [] });
  }
}

interface Place {
  /** The move before is gone on with. */
  readonly goesOn: boolean;
  /** Nothing comes before it. */
  readonly isFirst: boolean;
}

function readMove(
  text: string,
  tokens: readonly NotationToken[],
  { goesOn, isFirst }: Place,
): DojoStep[] | Untrainable {
  const reader = new CommandReader();
  reader.isFree = goesOn;
  let remarkTo = 0;
  for (const [place, token] of tokens.entries()) {
    const { kind, id, start } = token;
    if (start < remarkTo) continue;
    const remark = remarkAt(text, tokens, place);
    if (remark !== undefined) {
      remarkTo = remark.end;
      reader.goAs(own(REMARKS, remark.word) ?? []);
      continue;
    }
    if (kind === "text") return "words";
    if (kind === "mark" && id === "or") return "a choice";
    if (kind !== "mark" || id === "just" || id === "quick" || id === "charge") reader.shown.push(id);
    if (kind === "direction") reader.go([id as Direction]);
    else if (kind === "button") reader.press(ATTACKS.filter((attack) => id.split("+").includes(attack)));
    else if (kind === "hold") reader.go([id.slice("hold".length) as Direction]);
    else if (kind === "motion") reader.go((definitionOf(token)?.directions ?? []) as Direction[]);
    else if (kind === "stance") reader.isFree = true;
    else if (kind === "state") {
      const isThere = (id === "ws" || id === "fc") && !isFirst;
      const sticks = isThere ? undefined : own(BEFORE, id);
      if (sticks !== undefined) reader.goAs(sticks);
      else if (definitionOf(token)?.role !== "circumstance") reader.isFree = true;
    } else if (id === "just") reader.isJust = true;
    else if (id === "quick") reader.isQuick = true;
  }
  reader.end();
  return reader.steps;
}

/** Words to the player in round brackets, `(dash)`, that the token begins; brackets around hits are none. */
function remarkAt(text: string, tokens: readonly NotationToken[], place: number) {
  const token = tokens[place];
  if (token === undefined || text[token.start] !== "(") return undefined;
  const end = text.indexOf(")", token.start) + 1;
  const word = foldWord(text.slice(token.start + 1, end - 1));
  return end > 0 && (token.kind === "text" || isPlayerWord(word)) ? { word, end } : undefined;
}

const indexes = new WeakMap<Movelist["moves"], ReadonlyMap<string, Move>>();

function indexOf(moves: Movelist["moves"]): ReadonlyMap<string, Move> {
  const known = indexes.get(moves);
  if (known !== undefined) return known;
  const index = new Map(
    moves.flatMap((move) => [move.command, ...(move.aliases ?? [])].map((one) => [one, move])),
  );
  indexes.set(moves, index);
  return index;
}

/** Marks that say what a move does; a command of the movelist has none of them. */
const INPUT = new Set(["direction", "button", "hold", "motion", "stance"]);

/**
 * The steps with what the movelist says of when they are pressed. "Input can be delayed" counts from the last active frame of the part
 * before (Wavu wiki, Movelist: up to so many frames after it); where the movelist knows no such delay, nothing is judged.
 */
function withWindows(
  steps: readonly DojoStep[],
  tokens: readonly NotationToken[],
  byCommand: ReadonlyMap<string, Move>,
): DojoStep[] {
  const written = tokens.filter(
    ({ kind, id }) =>
      INPUT.has(kind) || id === "just" || id === "quick" || id === "charge" || own(BEFORE, id) || id === "bt",
  );
  const move = byCommand.get(written.map(({ id }) => id).join(" "));
  if (move === undefined) return [...steps];
  const byId = new Map([...byCommand.values()].map((other) => [other.id, other]));
  const latest = new Map<number, number>();
  let before: { part: Move; presses: number } | undefined;
  for (const part of partsOf(move, byId)) {
    const presses = pressesOf(part);
    const window = before && presses === before.presses + 1 ? windowOf(part, before.part) : undefined;
    if (window !== undefined) latest.set(presses - 1, window);
    before = { part, presses };
  }
  return steps.map((step, place) => {
    const frames = latest.get(place);
    if (frames === undefined || step.attacks.length === 0 || step.latest !== undefined) return step;
    return { ...step, latest: frames, counts: "press" };
  });
}

function pressesOf({ command }: Move): number {
  return parseNotation(command).tokens.filter(({ kind }) => kind === "button").length;
}

function windowOf(part: Move, before: Move): number | undefined {
  const { inputDelayFrames, moveDelayFrames, unsure = [], inputWindowFrames } = part;
  if (inputWindowFrames !== undefined && part.command.includes(" quick ")) return inputWindowFrames;
  if (unsure.includes("inputDelayFrames") || unsure.includes("moveDelayFrames")) return undefined;
  if (inputDelayFrames === undefined && moveDelayFrames === undefined) return undefined;
  const own = [
    ...(before.ownStartup ?? []),
    ...(before.parent === undefined && before.startup ? [before.startup] : []),
  ];
  if (own.length === 0) return undefined;
  return (
    Math.max(...own.map(({ min, max }) => max ?? min)) + Math.max(inputDelayFrames ?? 0, moveDelayFrames ?? 0)
  );
}
