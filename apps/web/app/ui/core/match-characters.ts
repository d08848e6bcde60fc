import type { CharacterSummary } from "@tactician/contract";
import { compareNames } from "../../base/core/compare-names.ts";

/**
 * Characters whose name holds what was typed, those that begin with it first: `matchCharacters(all, "ji")` -> Jin, Devil Jin.
 * Case, accents, spaces and hyphens do not count (`jack8` finds Jack-8); an empty query finds all.
 */
export function matchCharacters(characters: CharacterSummary[], query: string): CharacterSummary[] {
  const wanted = plain(query);
  const found = characters.filter(({ name }) => plain(name).includes(wanted));
  return found.toSorted(
    (a, b) => rank(a.name, wanted) - rank(b.name, wanted) || compareNames(a.name, b.name),
  );
}

function rank(name: string, wanted: string): number {
  return plain(name).startsWith(wanted) ? 0 : 1;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
