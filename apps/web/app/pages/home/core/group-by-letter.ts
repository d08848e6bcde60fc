import type { CharacterSummary } from "@tactician/contract";
import { compareNames } from "../../../base/core/compare-names.ts";

/** The alphabet of the jump bar. */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export interface LetterGroup {
  letter: string;
  characters: CharacterSummary[];
}

/** The picker's groups, by the first letter of the display name, both in alphabetical order; letters without characters are left out. */
export function groupByLetter(characters: CharacterSummary[]): LetterGroup[] {
  const byName = characters.toSorted((a, b) => compareNames(a.name, b.name));
  const groups = Map.groupBy(byName, ({ name }) => name.charAt(0).toUpperCase());
  return [...groups].map(([letter, members]) => ({ letter, characters: members }));
}

/** The id of a letter's heading: `letterId("J")` -> `letter-j`. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
