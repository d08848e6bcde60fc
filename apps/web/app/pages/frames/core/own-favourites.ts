import type { CharacterMoves } from "@tactician/contract";
import { movelistName, publicMoveId } from "@tactician/game";

/** Ids of a character's favourite moves, out of the public ids of everybody's. */
export interface OwnFavourites {
  /** Public ids of the moves that are in the list. */
  readonly here: ReadonlySet<string>;
  /** What is in the list no more, by public id, in order. */
  readonly gone: readonly string[];
}

/** Which favourites are of this character, and which of them a patch took away. */
export function ownFavourites(
  { _id, moves }: CharacterMoves,
  favourites: ReadonlySet<string>,
): OwnFavourites {
  const name = movelistName(_id);
  const listed = new Set(moves.map(({ id }) => publicMoveId(name, id)));
  const own = [...favourites].filter((id) => id.startsWith(`${name}-`));
  return {
    here: new Set(own.filter((id) => listed.has(id))),
    gone: own.filter((id) => !listed.has(id)).sort(),
  };
}

/** A move's command in the source's notation: `df+2` of `Jin-df+2`. */
export function commandOfPublicId(characterId: string, publicId: string): string {
  return publicId.slice(movelistName(characterId).length + 1);
}
