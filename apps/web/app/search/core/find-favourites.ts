import type { SearchCharacter, SearchIndex, SearchMove } from "@tactician/contract";
import { readPublicMoveId } from "@tactician/game";
import { formatNotation, parseNotation } from "@tactician/notation";
import { MINE_ASKED } from "../words.ts";

export type FindFavourites = (ids: ReadonlySet<string>) => SearchMove[];

/**
 * A finder of the moves that public ids name (`Jin-ZEN.1,3`), in the order of the index. The index has no ids, which say the same as
 * commands in the source's notation. What a patch removed is not found.
 */
export function createFavouriteFinder({ characters, moves }: SearchIndex): FindFavourites {
  const byCommand = Map.groupBy(moves, ({ character, command }) => keyOf(character, command));
  return (ids) => {
    const found = new Set([...ids].flatMap((id) => movesOf(id)));
    return moves.filter((move) => found.has(move));
  };

  function movesOf(publicId: string): readonly SearchMove[] {
    for (const character of characters) {
      const key = readPublicMoveId(character.id, publicId);
      if (key === undefined) continue;
      const { tokens } = parseNotation(key, { stances: character.vocabulary });
      const own = byCommand.get(keyOf(character, formatNotation(tokens, "site")));
      if (own !== undefined) return own;
    }
    return [];
  }
}

function keyOf({ id }: SearchCharacter, command: string): string {
  return `${id} ${command}`;
}

/** Takes the word for favourites out of a question: `jin mine` is `jin`, of one's own. */
export function readMine(text: string): { readonly isMine: boolean; readonly rest: string } {
  const typed = text.split(/\s+/);
  const rest = typed.filter((word) => !MINE_ASKED.test(word));
  return { isMine: rest.length < typed.length, rest: rest.join(" ").trim() };
}
