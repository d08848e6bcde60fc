import { joinSides } from "@tactician/contract";
import type { DrillDocuments } from "@tactician/drills";
import { buildCharacterDocument, buildCharacterMoves, buildMatchupSide, loadContent } from "@tactician/guide";
import { contentDir } from "../build/paths.ts";

/** Two characters and the API's documents that their deck is made of. */
export interface Pair {
  readonly me: string;
  readonly them: string;
  readonly documents: DrillDocuments;
}

/** Every character, or one alone, against every one, from the content as it is; the pairs are joined one by one, because all would fill memory. */
export function* loadPairs(only?: string): Generator<Pair> {
  const { characters } = loadContent(contentDir);
  const cast = new Map(characters.map((character) => [character.sheet.slug, character]));
  const all = characters.map((character) => ({
    id: character.sheet.slug,
    side: buildMatchupSide(character, cast),
    moves: buildCharacterMoves(character),
    sheet: buildCharacterDocument(character),
  }));
  for (const me of all.filter(({ id }) => only === undefined || id === only))
    for (const them of all) {
      const matchup = joinSides(me.side, them.side);
      yield { me: me.id, them: them.id, documents: { matchup, me, them } };
    }
}
