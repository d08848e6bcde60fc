import type { Situation } from "@tactician/game";
import { Fragment, type ReactNode } from "react";
import { MoveInputs } from "../ui/move/Move.tsx";
import { nextHits, stringDeed } from "./core/string-words.ts";
import * as words from "./words.ts";

/**
 * What to do about a part that goes on, in half a line before any punish: `Keep blocking · goes on: 2 no gap, 3 jails`. Nothing for a move
 * that ends in any case.
 */
export function StringFirst({ situation }: { situation: Pick<Situation, "move" | "goesOn"> }): ReactNode {
  const deed = stringDeed(situation);
  if (deed === undefined) return undefined;
  return (
    <>
      <b>{deed}</b> · {words.goesOn}
      {nextHits(situation).map(({ inputs, words: gap }, place) => (
        <Fragment key={`${inputs} ${gap}`}>
          {place > 0 ? ", " : ""}
          <MoveInputs notation={inputs} /> {gap}
        </Fragment>
      ))}
    </>
  );
}
