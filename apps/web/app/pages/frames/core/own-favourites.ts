import type { CharacterMoves } from "@tactician/contract";
import { publicMoveId, readPublicMoveId } from "@tactician/game";

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
  const listed = new Set(moves.map(({ id }) => publicMoveId(_id, id)));
  const own = [...favourites].filter((id) => readPublicMoveId(_id, id) !== undefined);
  return {
    here: new Set(own.filter((id) => listed.has(id))),
    gone: own.filter((id) => !listed.has(id)).sort(),
  };
}
