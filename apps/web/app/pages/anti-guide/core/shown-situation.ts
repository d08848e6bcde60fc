import { type AttackingSide, joinSides, type MatchupSide } from "@tactician/contract";
import { type Answer, publicMoveId } from "@tactician/game";
import type { GuideSubject } from "./guide-subject.ts";

/** What can be done about a move, with the answers of the visitor's character once they are known. */
export type ShownSituation = AttackingSide["situations"][number] & { readonly answers?: readonly Answer[] };

/** What they can do, with the answers of the visitor's character where these are there. */
export function joined(
  { side: mine }: { readonly side: MatchupSide | undefined },
  side: AttackingSide,
): readonly ShownSituation[] {
  return (mine === undefined ? side : joinSides(mine, side)).situations;
}

/** For each move that a guide names, as players write it, the id of the situation after it; none where it leaves none. */
export function idsOfMoves(
  { _id, frameData, guide }: GuideSubject,
  side: AttackingSide,
): (string | undefined)[] {
  const known = new Set(side.situations.map(({ id }) => id));
  return guide.keyMovesToPunish.map(({ move }) => {
    const moveId = Object.hasOwn(frameData, move) ? frameData[move]?.at(-1)?.id : undefined;
    const id = moveId === undefined ? undefined : publicMoveId(_id, moveId);
    return id !== undefined && known.has(id) ? id : undefined;
  });
}
