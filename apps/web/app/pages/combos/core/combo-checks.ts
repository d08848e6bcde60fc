import type { CharacterMoves, FrameFacts } from "@tactician/contract";
import { estimateComboDamage, isFullyRead, type Movelist } from "@tactician/game";
import { type Combo, isBlank, type Place } from "./combo.ts";
import { listSecondTornados } from "./find-tornados.ts";
import { createInputReader, type ReadInput } from "./read-input.ts";
import type { SplitByMoves } from "./split-moves.ts";
import { createSuggest, type Suggest } from "./suggest-inputs.ts";

export interface ComboWarning {
  readonly code: "unknown-move" | "second-tornado";
  /** The input it is about. */
  readonly place: Place;
  /** For the visitor: `Jin has no “df 4 4 4”.` */
  readonly message: string;
}

/** Estimated damage in points; two numbers where it depends on the launcher. */
export interface DamageRange {
  readonly min: number;
  readonly max: number;
}

export interface ComboCheck {
  /** Of each follow-up sequence behind its launchers; `undefined` where the rule knows no number. */
  readonly damage: readonly (DamageRange | undefined)[];
  readonly warnings: readonly ComboWarning[];
}

/** What a character's movelist knows about typed combos. */
export interface ComboChecker {
  /** The character's stance words, for reading and showing inputs. */
  readonly stances: readonly string[];
  /** Damage and warnings of a row; the same object is checked once. */
  readonly checkCombo: (combo: Combo) => ComboCheck;
  /** Frame data of the moves that an input performs, in order; empty for movement, words and unknown moves. */
  readonly factsOf: (text: string) => readonly FrameFacts[];
  readonly suggestInputs: Suggest;
  readonly splitByMoves: SplitByMoves;
}

const TORNADO_MESSAGE = "There is one Tornado in a combo; this one comes second.";

/**
 * Makes the checks for one character's movelist: `createComboChecker(jin).factsOf("df+2")[0]?.startup` is `{ min: 16, max: 17 }`.
 * Text that it does not understand is never refused, only warned about.
 */
export function createComboChecker(movelist: CharacterMoves): ComboChecker {
  const stances = movelist.vocabulary;
  const read = createInputReader(movelist);
  const named = new Map(movelist.moves.map((move) => [move.command.toLowerCase(), move]));
  const checked = new WeakMap<Combo, ComboCheck>();
  const check = (combo: Combo): ComboCheck => ({
    damage: combo.followUps.map((sequence) => estimateDamage(combo.launchers, sequence, read, movelist)),
    warnings: [...listUnknown(combo, read, movelist.name), ...listTornados(combo, read, movelist)],
  });
  return {
    stances,
    checkCombo: (combo) => {
      const known = checked.get(combo) ?? check(combo);
      checked.set(combo, known);
      return known;
    },
    factsOf: (text) => {
      // Some moves have a name and no command: `Back throw`.
      const exact = named.get(text.trim().toLowerCase());
      if (exact !== undefined) return [exact];
      return read(text).flatMap(({ moves }) => moves.map(({ move }) => move));
    },
    suggestInputs: createSuggest(movelist, stances),
    splitByMoves: (text) => splitByMoves(text, read),
  };
}

function estimateDamage(
  launchers: readonly string[],
  sequence: readonly string[],
  read: ReadInput,
  movelist: Movelist,
): DamageRange | undefined {
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
    const quoted = parts.map((part) => `“${part}”`).join(" or ");
    return [{ code: "unknown-move", place, message: `${characterName} has no ${quoted}.` }];
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
      return { code: "second-tornado", place: at, message: TORNADO_MESSAGE };
    });
  });
}

function placesOf({ launchers, followUps }: Combo): { place: Place; text: string }[] {
  const starters = launchers.map((text, index) => ({
    place: { cell: "launchers" as const, sequence: 0, index },
    text,
  }));
  const routes = followUps.flatMap((inputs, sequence) =>
    inputs.map((text, index) => ({ place: { cell: "followUps" as const, sequence, index }, text })),
  );
  return [...starters, ...routes].filter(({ text }) => !isBlank(text));
}

/** The texts of the moves that stand one behind the other, when all of the text is moves. */
function splitByMoves(text: string, read: ReadInput): readonly string[] {
  const readings = read(text);
  const isSure = readings.every((reading) => isFullyRead(reading) && reading.words.length === 0);
  return isSure ? readings.map((reading) => reading.text.trim()) : [];
}
