import type { AttackingSide } from "@tactician/contract";
import { type Answer, nameInMoveId, publicMoveId } from "@tactician/game";
import type { GuideSubject } from "./guide-subject.ts";

/** What can be done about a move, with the answers of the visitor's character once they are known. */
export type ShownSituation = AttackingSide["situations"][number] & { readonly answers?: readonly Answer[] };

/** The situations after moves that a guide names as players write them; a move that leaves none has no entry. */
export function situationsOfMoves(
  situations: readonly ShownSituation[],
  { _id, frameData, guide }: GuideSubject,
): ReadonlyMap<string, ShownSituation> {
  const [first] = situations;
  const name = first === undefined ? "" : nameInMoveId(_id, first.id);
  const byId = new Map(situations.map((situation) => [situation.id, situation]));
  return new Map(
    guide.keyMovesToPunish.flatMap(({ move }) => {
      const moveId = Object.hasOwn(frameData, move) ? frameData[move]?.at(-1)?.id : undefined;
      const situation = moveId === undefined ? undefined : byId.get(publicMoveId(name, moveId));
      return situation === undefined ? [] : [[move, situation]];
    }),
  );
}
