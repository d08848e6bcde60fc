import type { CharacterMoves, FrameFacts } from "@tactician/contract";
import {
  createMoveReader,
  estimateComboDamage,
  isFullyRead,
  isPlayerWord,
  type Move,
  type Movelist,
  type MoveReading,
} from "@tactician/game";
import { parseNotation } from "@tactician/notation";
import { type Cell, type Combo, isBlank, type Place } from "../../../kept/core/combo.ts";
import * as words from "../words.ts";

export interface ComboWarning {
  readonly code: "unknown-move" | "second-tornado";
  /** The input it is about. */
  readonly place: Place;
  /** For the visitor: `Jin has no “df 4 4 4”.` */
  readonly message: string;
}

/** What a character's movelist knows about typed combos. */
export type ComboChecker = ReturnType<typeof createComboChecker>;

/**
 * Makes the checks for one character's movelist: `createComboChecker(jin).factsOf("df+2")[0]?.startup` is `{ min: 16, max: 17 }`.
 * Text that it does not understand is never refused, only warned about.
 */
export function createComboChecker(movelist: CharacterMoves) {
  const stances = movelist.vocabulary;
  const read = createInputReader(movelist);
  const named = new Map(movelist.moves.map((move) => [move.command.toLowerCase(), move]));
  const checked = new WeakMap<Combo, ReturnType<typeof check>>();
  const check = (combo: Combo) => ({
    /** Of each follow-up sequence behind its launchers; `undefined` where the rule knows no number. */
    damage: combo.followUps.map((sequence) => estimateDamage(combo.launchers, sequence, read, movelist)),
    warnings: [...listUnknown(combo, read, movelist.name), ...listTornados(combo, read, movelist)],
  });
  return {
    /** The character's stance words, for reading and showing inputs. */
    stances,
    /** Damage and warnings of a row; the same object is checked once. */
    checkCombo: (combo: Combo) => {
      const known = checked.get(combo) ?? check(combo);
      checked.set(combo, known);
      return known;
    },
    /** Frame data of the moves that an input performs, in order; empty for movement, words and unknown moves. */
    factsOf: (text: string): readonly FrameFacts[] => {
      // Some moves have a name and no command: `Back throw`.
      const exact = named.get(text.trim().toLowerCase());
      if (exact !== undefined) return [exact];
      return read(text).flatMap(({ moves }) => moves.map(({ move }) => move));
    },
    suggestInputs: createSuggest(movelist, stances),
    /** The texts of the moves that stand one behind the other, when all of the text is moves. */
    splitByMoves: (text: string): readonly string[] => {
      const readings = read(text);
      const isSure = readings.every((reading) => isFullyRead(reading) && reading.words.length === 0);
      return isSure ? readings.map((reading) => reading.text.trim()) : [];
    },
  };
}

/** Estimated damage in points; two numbers where it depends on the launcher. */
function estimateDamage(
  launchers: readonly string[],
  sequence: readonly string[],
  read: ReadInput,
  movelist: Movelist,
): { readonly min: number; readonly max: number } | undefined {
  const steps = sequence.filter((text) => !isBlank(text)).flatMap(read);
  if (!steps.every(isFullyRead)) return undefined;
  const totals = launchers
    .filter((text) => !isBlank(text))
    .flatMap((launcher) => {
      const [starter, ...rest] = read(launcher);
      if (starter === undefined || ![starter, ...rest].every(isFullyRead)) return [];
      return estimateComboDamage(starter, [...rest, ...steps], movelist) ?? [];
    });
  return totals.length === 0 ? undefined : { min: Math.min(...totals), max: Math.max(...totals) };
}

function listUnknown(combo: Combo, read: ReadInput, characterName: string): ComboWarning[] {
  return placesOf(combo).flatMap(({ place, text }) => {
    const parts = read(text).flatMap(({ unresolved }) => unresolved);
    if (parts.length === 0) return [];
    return [{ code: "unknown-move", place, message: words.unknownMoves(characterName, parts) }];
  });
}

/** In each sequence, behind every launcher; a Tornado that comes second behind one of several launchers is one. */
function listTornados(combo: Combo, read: ReadInput, movelist: Movelist): ComboWarning[] {
  return combo.followUps.flatMap((inputs, sequence) => {
    const steps = inputs.map(read);
    const places = combo.launchers.flatMap((launcher) =>
      listSecondTornados([read(launcher), ...steps], movelist).filter((place) => place > 0),
    );
    return [...new Set(places)].map((place): ComboWarning => {
      const at = { cell: "followUps", sequence, index: place - 1 } as const;
      return { code: "second-tornado", place: at, message: words.secondTornado };
    });
  });
}

function placesOf({ launchers, followUps }: Combo): { place: Place; text: string }[] {
  const inGroup = (cell: Cell, inputs: readonly string[], sequence: number) =>
    inputs.map((text, index) => ({ place: { cell, sequence, index }, text }));
  const routes = followUps.flatMap((inputs, sequence) => inGroup("followUps", inputs, sequence));
  return [...inGroup("launchers", launchers, 0), ...routes].filter(({ text }) => !isBlank(text));
}

/**
 * The places in a route (its launcher first, each input read) of the inputs that bring a Tornado after one was already there.
 * Where the player marked any, the marks count; else the moves that have it, because a move may come again without spinning
 * anybody.
 */
function listSecondTornados(route: readonly (readonly MoveReading[])[], movelist: Movelist) {
  const counts = route.map((readings) => countTornados(readings, movelist));
  const kind = counts.some(({ marks }) => marks > 0) ? "marks" : "moves";
  let before = 0;
  return counts.flatMap((count, place) => {
    before += count[kind];
    return count[kind] > 0 && before > 1 ? [place] : [];
  });
}

/** In one input of a route: marks that the player wrote (`b 4 T`), and moves that have it. */
function countTornados(readings: readonly MoveReading[], movelist: Movelist) {
  const tokens = readings.flatMap((reading) => reading.tokens);
  const moves = readings.flatMap((reading) => reading.moves);
  return {
    marks: tokens.filter(({ id, kind }) => kind === "mark" && id === "t").length,
    moves: moves.filter(({ move }) => hasTornado(move, movelist)).length,
  };
}

/** Of any hit of the string: a move has the properties of its own hits alone. */
function hasTornado(move: Move, movelist: Movelist): boolean {
  if (move.properties.includes("tornado") || move.properties.includes("instant tornado")) return true;
  const parent = movelist.moves.find(({ id }) => id === move.parent);
  return parent !== undefined && parent !== move && hasTornado(parent, movelist);
}

/** Reads one input of a combo; several readings where the visitor put several moves into it (`uf+4, b+2,1`). */
type ReadInput = (text: string) => readonly MoveReading[];

/** No input holds more moves than that. */
const MAX_READINGS = 40;

/**
 * A reader for a character's movelist, each text read once. The resolver takes a text for one move and its transitions; what it
 * leaves over at the end is read again as a move of its own, and stays unresolved only if it is none.
 */
function createInputReader(movelist: CharacterMoves): ReadInput {
  const readMove = createMoveReader(movelist, movelist.vocabulary);
  const known = new Map<string, readonly MoveReading[]>();
  return (text) => {
    const readings = known.get(text) ?? readAll(bracketWords(text, movelist.vocabulary), readMove);
    known.set(text, readings);
    return readings;
  };
}

function readAll(text: string, readMove: (text: string) => MoveReading): MoveReading[] {
  const readings: MoveReading[] = [];
  let rest = text;
  while (readings.length < MAX_READINGS) {
    const whole = readMove(rest);
    const left = leftOver(whole);
    if (left === undefined || whole.moves.length === 0) return [...readings, whole];
    const front = rest.slice(0, rest.length - left.length);
    if (readMove(left).moves[0]?.start !== 0) return [...readings, whole];
    readings.push(readMove(front.replace(/[\s,]+$/, "")));
    rest = left;
  }
  return readings;
}

/** Puts brackets around the player's words, as sheets write them: `dash df 1` -> `(dash) df 1`. */
function bracketWords(text: string, stances: readonly string[]): string {
  const { tokens } = parseNotation(text, { stances });
  return tokens
    .filter(({ kind, id }) => kind === "text" && isPlayerWord(id))
    .reduceRight((rest, { start, end, id }) => `${rest.slice(0, start)}(${id})${rest.slice(end)}`, text);
}

/** What no move takes at the end of the text, `undefined` where all is read or something in the middle is not. */
function leftOver({ text, unknown, unresolved }: MoveReading): string | undefined {
  const [part, ...others] = unresolved;
  if (part === undefined || others.length > 0 || unknown.length > 0) return undefined;
  return text.trimEnd().endsWith(part) ? text.slice(text.lastIndexOf(part)) : undefined;
}

/** A move of the list that begins as the visitor typed. */
export interface Suggestion {
  /** What the input becomes, `df 1 2`. */
  readonly command: string;
  readonly name: string | undefined;
}

/** The moves whose command begins with what was typed, in either notation, or whose name does; nothing for a blank text. */
export type Suggest = (typed: string, limit: number) => readonly Suggestion[];

/** Prepares the suggestions of a movelist: `createSuggest(jin, stances)("zen,1", 3)` has `ZEN 1`, `ZEN 1 3` and `ZEN 1+2`. */
export function createSuggest(movelist: Movelist, stances: readonly string[]): Suggest {
  const candidates = movelist.moves.map(({ command, aliases = [], name, nicknames = [] }) => {
    /** With every token between spaces. */
    const key = keyOf(command, stances);
    return {
      suggestion: { command, name },
      keys: [key, ...aliases.map((alias) => keyOf(alias, stances))],
      names: [name ?? "", ...nicknames].map((text) => text.toLowerCase()),
      length: key.split(" ").length,
    };
  });
  return (typed, limit) => {
    const text = typed.trim();
    if (text === "") return [];
    const key = keyOf(text, stances);
    const word = text.toLowerCase();
    return candidates
      .map((candidate) => ({ ...candidate, rank: rankOf(candidate.keys, candidate.names, key, word) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
      .slice(0, limit)
      .map(({ suggestion }) => suggestion);
  };
}

/** 0 for the move itself, then moves that go on with a new token, then with the same (`1` of `1+2`), then names. */
function rankOf(keys: readonly string[], names: readonly string[], key: string, word: string): number {
  if (keys.includes(key)) return 0;
  if (keys.some((own) => own.startsWith(`${key} `))) return 1;
  if (keys.some((own) => own.startsWith(key))) return 2;
  if (word.length < 3) return Number.POSITIVE_INFINITY;
  if (names.some((name) => name.startsWith(word))) return 3;
  return names.some((name) => name.includes(word)) ? 4 : Number.POSITIVE_INFINITY;
}

/** `DF+1,2` and `df 1 2` alike; a just frame is typed as often without its sign. */
function keyOf(text: string, stances: readonly string[]): string {
  return parseNotation(text, { stances })
    .tokens.filter(({ id }) => id !== "just")
    .map(({ id }) => id.toLowerCase())
    .join(" ");
}
