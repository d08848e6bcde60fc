import type { CharacterId } from "@tactician/game";
import { MAX_NAME_LENGTH } from "./limits.ts";

/** One row of the combo page: what starts it (any of the launchers), and the routes behind (any of the sequences). */
export interface Combo {
  readonly id: string;
  readonly name?: string;
  readonly character?: CharacterId;
  /** Moves as typed, `df 2`; never empty. */
  readonly launchers: readonly string[];
  /** Each sequence is one line: the moves of one route, in order; never empty, and no sequence is. */
  readonly followUps: readonly (readonly string[])[];
}

export type Cell = "launchers" | "followUps";

/** Where an input stands. The launchers are one group, so their `sequence` is 0. */
export interface Place {
  readonly cell: Cell;
  readonly sequence: number;
  readonly index: number;
}

// Every edit gives a new combo and leaves the old one alone. An edit that the rules refuse gives the same object back.

/** A row with one blank launcher and one blank follow-up: `blankCombo("3")`. */
export function blankCombo(id: string): Combo {
  return { id, launchers: [""], followUps: [[""]] };
}

/** Whether a text says nothing after trimming. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** Whether any entry is blank: editing stays on that long. */
export function isStillBlank({ launchers, followUps }: Combo): boolean {
  return [launchers, ...followUps].some((group) => group.some(isBlank));
}

/** Whether nothing was typed at all; such a row can go without a question. */
export function isUntouched({ launchers, followUps, name }: Combo): boolean {
  return name === undefined && [...launchers, ...followUps.flat()].every(isBlank);
}

/** The inputs of a place's group: `groupOf(combo, { cell: "followUps", sequence: 1 })` is the second line. */
export function groupOf(combo: Combo, { cell, sequence }: Omit<Place, "index">): readonly string[] {
  if (cell === "launchers") return sequence === 0 ? combo.launchers : [];
  return combo.followUps[sequence] ?? [];
}

/** Writes one input. */
export function setInput(combo: Combo, place: Place, text: string): Combo {
  const group = groupOf(combo, place);
  const before = group[place.index];
  if (before === undefined || before === text) return combo;
  return withGroup(combo, place, group.with(place.index, text));
}

/** Adds an input behind the place, blank unless `texts` says what it holds. */
export function addInput(combo: Combo, place: Place, texts: readonly string[] = [""]): Combo {
  const group = groupOf(combo, place);
  if (group[place.index] === undefined) return combo;
  return withGroup(combo, place, group.toSpliced(place.index + 1, 0, ...texts));
}

/** Whether an input may go: only when its group has more than one, so one launcher always stays. */
export function canRemoveInput(combo: Combo, place: Place): boolean {
  const group = groupOf(combo, place);
  return group.length > 1 && group[place.index] !== undefined;
}

/** Removes an input, where the rules allow it. */
export function removeInput(combo: Combo, place: Place): Combo {
  if (!canRemoveInput(combo, place)) return combo;
  return withGroup(combo, place, groupOf(combo, place).toSpliced(place.index, 1));
}

/** Adds a line with one blank input behind the line `sequence`. */
export function addSequence(combo: Combo, sequence: number): Combo {
  if (combo.followUps[sequence] === undefined) return combo;
  return { ...combo, followUps: combo.followUps.toSpliced(sequence + 1, 0, [""]) };
}

/** Removes a line of follow-ups; the last one stays. */
export function removeSequence(combo: Combo, sequence: number): Combo {
  if (combo.followUps.length < 2 || combo.followUps[sequence] === undefined) return combo;
  return { ...combo, followUps: combo.followUps.toSpliced(sequence, 1) };
}

/** Gives the row a name; a blank one takes it away. Spaces at the start go, those at the end may be about to be typed on. */
export function renameCombo(combo: Combo, name: string): Combo {
  const { name: _old, ...rest } = combo;
  const kept = name.trimStart().slice(0, MAX_NAME_LENGTH);
  return kept === "" ? rest : { ...rest, name: kept };
}

/** Says whose combo it is; `undefined` for nobody's in particular. */
export function chooseCharacter(combo: Combo, character: CharacterId | undefined): Combo {
  const { character: _old, ...rest } = combo;
  return character === undefined ? rest : { ...rest, character };
}

function withGroup(combo: Combo, { cell, sequence }: Place, group: readonly string[]): Combo {
  if (cell === "launchers") return { ...combo, launchers: group };
  return { ...combo, followUps: combo.followUps.with(sequence, group) };
}
