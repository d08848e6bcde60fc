/*
 * Every bound on combos. What a visitor has stored is never refused or cut; what comes from somebody else may be refused whole,
 * with a message; what is long is shown as text and not as icons, and of a long list first a part.
 */

/** Letters of one input and of a name, for `maxLength` of the fields. */
export const MAX_INPUT_LENGTH = 200;
export const MAX_NAME_LENGTH = 80;

/** Letters of a paste that is split into moves; a longer one stays the browser's. */
export const MAX_PASTED_LENGTH = 20_000;

/** Letters of one input, and inputs of one combo, that a file or a link may hold: well above what the fields take. */
export const MAX_FOREIGN_LENGTH = 2_000;
export const MAX_FOREIGN_INPUTS = 1_000;

/** Bytes and combos of a file: thousands of combos; more is no file of ours. */
export const MAX_FILE_BYTES = 4_000_000;
export const MAX_FILE_COMBOS = 5_000;

/** Letters of a link's fragment, bytes that it may unpack to, and its combos. A combo of 12 moves has about 100 letters. */
export const MAX_FRAGMENT_LENGTH = 64_000;
export const MAX_UNPACKED_BYTES = 512_000;
export const MAX_SHARED_COMBOS = 500;

/** Weights, see `weightOf`: of one combo shown as icons, and of the combos that are shown at first in each place. */
const MAX_DRAWN_WEIGHT = 4_000;
export const TABLE_WEIGHT = 60_000;
export const PREVIEW_WEIGHT = 12_000;
export const PICTURE_WEIGHT = 60_000;

/** The elements of a row, in letters, and those of an input. */
const ROW_WEIGHT = 60;
const INPUT_WEIGHT = 2;

interface Inputs {
  readonly launchers: readonly string[];
  readonly followUps: readonly (readonly string[])[];
}

/**
 * About how much a combo costs to show: its letters, each of which may become up to three elements, and what stands around
 * them. A combo of 12 moves weighs about 200.
 */
export function weightOf({ launchers, followUps }: Inputs): number {
  const texts = [...launchers, ...followUps.flat()];
  return texts.reduce((weight, { length }) => weight + length + INPUT_WEIGHT, ROW_WEIGHT);
}

/** Whether a combo is shown as icons; a longer one is shown as text. */
export function isDrawable(combo: Inputs): boolean {
  return weightOf(combo) <= MAX_DRAWN_WEIGHT;
}

/** How many combos of a list, from its start, fit into a weight; the first always does. */
export function countFitting(combos: readonly Inputs[], weight: number): number {
  let rest = weight;
  for (const [index, combo] of combos.entries()) {
    rest -= Math.min(weightOf(combo), MAX_DRAWN_WEIGHT);
    if (rest < 0) return Math.max(index, 1);
  }
  return combos.length;
}
