import { nextHits, type Situation } from "@tactician/game";
import { Fragment, type ReactNode } from "react";
import { gapWords } from "../moves/goes-on.ts";
import { goesOn } from "../moves/words.ts";
import { MoveInputs } from "../ui/move/Move.tsx";
import { stringDeed } from "./core/string-words.ts";

/**
 * What to do about a part that goes on, in half a line before any punish: `Keep blocking · goes on: 2 no gap, 3 jails`. Nothing for a move
 * that ends in any case.
 */
export function StringFirst({
  situation,
}: {
  situation: Pick<Situation, "move" | "goesOn" | "from">;
}): ReactNode {
  const deed = stringDeed(situation);
  if (deed === undefined) return undefined;
  return (
    <>
      <b>{deed}</b> · {goesOn}
      {nextHits(situation).map((hit, place) => (
        <Fragment key={hit.inputs}>
          {place > 0 ? ", " : ""}
          <MoveInputs notation={hit.inputs} /> {gapWords(hit)}
        </Fragment>
      ))}
    </>
  );
}
