import { type AttackingSide, joinSides, type MatchupSide } from "@tactician/contract";
import { type Answer, publicMoveId } from "@tactician/game";
import type { GuideSubject } from "./guide-subject.ts";

/** What can be done about a move, with the answers of the visitor's character once they are known. */
export type ShownSituation = AttackingSide["situations"][number] & { readonly answers?: readonly Answer[] };

/** What they can do, with the answers of the visitor's character where these are there. */
export function joined(mine: MatchupSide | undefined, side: AttackingSide): readonly ShownSituation[] {
  return (mine === undefined ? side : joinSides(mine, side)).situations;
}

/** Whether there is anything to do about it: what is safer than -10 counts only for who has a button that fast. */
export function isListed({ isUnsafe, waysOut, answers = [] }: ShownSituation): boolean {
  return isUnsafe || waysOut.length > 0 || answers.length > 0;
}

/** The situation after each key move of a guide, which names moves as players write them; none where it leaves none. */
export function situationsOfKeyMoves(
  { _id, frameData, guide }: Pick<GuideSubject, "_id" | "frameData" | "guide">,
  { situations }: Pick<AttackingSide, "situations">,
): (AttackingSide["situations"][number] | undefined)[] {
  const byId = new Map(situations.map((situation) => [situation.id, situation]));
  return guide.keyMovesToPunish.map(({ move }) => {
    const moveId = Object.hasOwn(frameData, move) ? frameData[move]?.at(-1)?.id : undefined;
    return moveId === undefined ? undefined : byId.get(publicMoveId(_id, moveId));
  });
}
