import type { CharacterSummary } from "@tactician/contract";
import { compareNames } from "../../../base/core/compare-names.ts";

/** Where a card is in the window, in pixels. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/** A card that lifts under the focus has not left its row. */
const ROW_TOLERANCE_PX = 16;

/**
 * Which card of a grid an arrow key (`ArrowLeft`) leads to from the card at `from`: left and right go through all cards in their order,
 * up and down to the nearest of the next row. `undefined` where the grid ends.
 */
export function gridStep(cards: readonly CardPlace[], from: number, key: string): number | undefined {
  const start = cards[from];
  if (start === undefined) return undefined;
  if (key === "ArrowLeft") return from > 0 ? from - 1 : undefined;
  if (key === "ArrowRight") return from < cards.length - 1 ? from + 1 : undefined;
  const direction = key === "ArrowDown" ? 1 : -1;
  const distance = ({ top }: CardPlace) => (top - start.top) * direction;
  const beyond = cards.filter((card) => distance(card) > ROW_TOLERANCE_PX);
  const nextRow = Math.min(...beyond.map(distance));
  const row = beyond.filter((card) => distance(card) <= nextRow + ROW_TOLERANCE_PX);
  const [nearest] = row.toSorted((a, b) => Math.abs(a.left - start.left) - Math.abs(b.left - start.left));
  return nearest === undefined ? undefined : cards.indexOf(nearest);
}

/** The alphabet of the jump bar. */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export type LetterGroup = ReturnType<typeof groupByLetter>[number];

/** The picker's groups, by the first letter of the display name, both in alphabetical order; letters without characters are left out. */
export function groupByLetter(characters: CharacterSummary[]) {
  const byName = characters.toSorted((a, b) => compareNames(a.name, b.name));
  const groups = Map.groupBy(byName, ({ name }) => name.charAt(0).toUpperCase());
  return [...groups].map(([letter, members]) => ({ letter, characters: members }));
}

/** The id of a letter's heading: `letterId("J")` -> `letter-j`. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
