import type { CharacterId } from "@tactician/game";
import { MAX_NAME_LENGTH } from "./combo-limits.ts";

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

export function setInput(combo: Combo, place: Place, text: string): Combo {
  const group = groupOf(combo, place);
  const before = group[place.index];
  if (before === undefined || before === text) return combo;
  return withGroup(combo, place, group.with(place.index, text));
}

/** Adds a blank input behind the place. */
export function addInput(combo: Combo, place: Place): Combo {
  const group = groupOf(combo, place);
  if (group[place.index] === undefined) return combo;
  return withGroup(combo, place, group.toSpliced(place.index + 1, 0, ""));
}

/** Removes an input; the last one of its group stays. */
export function removeInput(combo: Combo, place: Place): Combo {
  const group = groupOf(combo, place);
  if (group.length < 2 || group[place.index] === undefined) return combo;
  return withGroup(combo, place, group.toSpliced(place.index, 1));
}

/** Adds a line with one blank input behind the last one. */
export function addSequence(combo: Combo): Combo {
  return { ...combo, followUps: [...combo.followUps, [""]] };
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

/** What undo needs: the row and where it stood. */
export interface RemovedCombo {
  readonly combo: Combo;
  readonly index: number;
}

// Edits of the whole table. Rows that an edit does not touch stay the same objects, so that only changed rows render again.

/** The table with a blank row behind the last one. */
export function addCombo(combos: readonly Combo[]): readonly Combo[] {
  return [...combos, blankCombo(nextId(combos))];
}

/** Changes one row: `changeCombo(combos, id, (combo) => setInput(combo, place, text))`. */
export function changeCombo(combos: readonly Combo[], id: string, edit: (combo: Combo) => Combo) {
  const index = indexOf(combos, id);
  const before = combos[index];
  if (before === undefined) return combos;
  const after = edit(before);
  return after === before ? combos : combos.with(index, after);
}

/** A row that is going to be removed, for undo. */
export function findRemoved(combos: readonly Combo[], id: string): RemovedCombo | undefined {
  const index = indexOf(combos, id);
  const combo = combos[index];
  return combo && { combo, index };
}

/** Puts a removed row back where it stood, as near as the table still has it. */
export function restoreCombo(combos: readonly Combo[], { combo, index }: RemovedCombo): readonly Combo[] {
  const isTaken = indexOf(combos, combo.id) >= 0;
  const restored = isTaken ? { ...combo, id: nextId(combos) } : combo;
  return combos.toSpliced(index, 0, restored);
}

/** A copy of the row behind it, with an id of its own. */
export function duplicateCombo(combos: readonly Combo[], id: string): readonly Combo[] {
  const index = indexOf(combos, id);
  const combo = combos[index];
  if (combo === undefined) return combos;
  return combos.toSpliced(index + 1, 0, { ...combo, id: nextId(combos) });
}

/** Moves a row from one place to another, both counted from 0. */
export function moveCombo(combos: readonly Combo[], from: number, to: number): readonly Combo[] {
  const combo = combos[from];
  return combo === undefined ? combos : combos.toSpliced(from, 1).toSpliced(to, 0, combo);
}

/** Adds combos from a link or a file behind the visitor's own, with new ids; those already there word for word are left out. */
export function appendCombos(mine: readonly Combo[], others: readonly Combo[]) {
  const known = new Set(mine.map(contentKey));
  const byContent = new Map(others.map((other) => [contentKey(other), other]));
  const fresh = [...byContent].flatMap(([key, other]) => (known.has(key) ? [] : other));
  const added = fresh.length;
  return { combos: insertCombos(mine, mine.length, fresh), added, alreadyThere: others.length - added };
}

/** Puts combos into the table in front of `index`, with ids of their own. */
export function insertCombos(combos: readonly Combo[], index: number, others: readonly Omit<Combo, "id">[]) {
  const first = Number(nextId(combos));
  const rows = others.map((other, n) => ({ ...other, id: String(first + n) }));
  return combos.toSpliced(index, 0, ...rows);
}

/** Everything but the id. */
export function contentKey({ name, character, launchers, followUps }: Combo): string {
  return JSON.stringify([name ?? "", character ?? "", launchers, followUps]);
}

function indexOf(combos: readonly Combo[], id: string): number {
  return combos.findIndex((combo) => combo.id === id);
}

function nextId(combos: readonly Combo[]): string {
  return String(highestId(combos.map(({ id }) => id)) + 1);
}

/** The highest id that is a number, 0 without any. */
export function highestId(ids: readonly string[]): number {
  return Math.max(0, ...ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number));
}

function groupsOf({ launchers, followUps }: Combo, cell: Cell): readonly (readonly string[])[] {
  return cell === "launchers" ? [launchers] : followUps;
}

/** A cell without its blank inputs and lines, which is what Escape leaves behind: `["df 2", ""]` is `["df 2"]`. */
export function withoutBlanks(combo: Combo, cell: Cell): Combo {
  const groups = groupsOf(combo, cell);
  return groups.flat().some(isBlank) ? withWritten(combo, cell, groups) : combo;
}

/** A cell as text to be edited anywhere: an input on each line, an empty line between two routes. */
export function formatCell(combo: Combo, cell: Cell): string {
  return groupsOf(combo, cell)
    .map((inputs) => inputs.join("\n"))
    .join("\n\n");
}

/** Puts such a text back: `uf 4\n3` are two inputs. */
export function withCell(combo: Combo, cell: Cell, text: string): Combo {
  const groups = text.split(/\n\s*\n/).map((group) => group.split("\n"));
  return withWritten(combo, cell, groups);
}

/** What is not blank of these groups becomes the cell; one without any keeps a blank input. */
function withWritten(combo: Combo, cell: Cell, groups: readonly (readonly string[])[]): Combo {
  const kept = groups
    .map((group) => group.filter((text) => !isBlank(text)))
    .filter(({ length }) => length > 0);
  if (kept.length === 0) kept.push([""]);
  return cell === "launchers" ? { ...combo, launchers: kept.flat() } : { ...combo, followUps: kept };
}

const CAPITALS = /\b[A-Z]{2,4}\b/g;

/** Each list once: moves are remembered by the list that they were read with. */
const lists = new Map<string, readonly string[]>();

/**
 * Words that pass for stances in a combo that belongs to no character: two to four capitals, as players write them. A combo
 * with `df 2` and `ZEN 1 2` gives `["ZEN"]`. The same words give the same list, whatever their order.
 */
export function guessStances({ launchers, followUps }: Combo): readonly string[] {
  const words = [...launchers, ...followUps.flat()].flatMap((text) => text.match(CAPITALS) ?? []);
  const stances = [...new Set(words)].sort();
  const key = stances.join(" ");
  const list = lists.get(key) ?? stances;
  lists.set(key, list);
  return list;
}

export const SHARE_PREFIX = "combos=";

/** Whether a fragment, with its `#`, carries combos: `#combos=1.q1...`; not `#legend`. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(`#${SHARE_PREFIX}`);
}
