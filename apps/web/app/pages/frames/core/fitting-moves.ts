import type { CharacterMoves } from "@tactician/contract";
import { moveAnchors, publicMoveId, readPublicMoveId } from "@tactician/game";
import { moveFinder } from "../../../typed/core/move-finder.ts";
import type { FrameView } from "./frame-view.ts";

/** The anchors of the moves that a view shows; of 300 moves in about a millisecond. `favourites` are public ids. */
export function fittingMoves(movelist: CharacterMoves, view: FrameView, favourites: ReadonlySet<string>) {
  const { filters, find, isMine } = view;
  const isFound = moveFinder(find, movelist.vocabulary);
  const anchors = moveAnchors(movelist.moves);
  return new Set(
    movelist.moves.flatMap((move, index) => {
      const fits =
        filters.every(({ test }) => test(move)) &&
        isFound(move) &&
        (!isMine || favourites.has(publicMoveId(movelist._id, move.id)));
      return fits ? (anchors[index] ?? []) : [];
    }),
  );
}

/** Which favourites are of this character, and in the list or `gone` with a patch, the latter in order. All are public ids. */
export function ownFavourites({ _id, moves }: CharacterMoves, favourites: ReadonlySet<string>) {
  const listed = new Set(moves.map(({ id }) => publicMoveId(_id, id)));
  const own = [...favourites].filter((id) => readPublicMoveId(_id, id) !== undefined);
  return {
    here: new Set(own.filter((id) => listed.has(id))),
    gone: own.filter((id) => !listed.has(id)).sort(),
  };
}
