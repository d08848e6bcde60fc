import { buildCharacterChanges } from "../history/character-changes.ts";
import { buildMovePages } from "../move-pages.ts";
import { characters, historyOf, patches, sides } from "./content.ts";

/** For tests of today's content: the pages of the moves of each character, with what they are made from. */
export const movePages = characters.map((character, place) => {
  const { characterId } = character.sheet;
  const history = historyOf(characterId);
  const changes = buildCharacterChanges(character, history, patches, () => 0);
  const side = sides[place];
  if (side === undefined) throw new Error(`${characterId} has no side`);
  const all = buildMovePages({ character, side, changes, history });
  return { characterId, character, history, changes, side, all };
});
