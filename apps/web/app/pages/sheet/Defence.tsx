import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { DEFENCE_TITLES, takesWords } from "../../ui/move/core/defence-words.ts";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import plays from "./plays.module.css";
import { MoreOnPhones } from "./Remarks.tsx";

/** What to do when it is the opponent's turn. */
export function Defence({ character: { defence } }: { character: Character }): ReactNode {
  return (
    <ul className={plays.abreast}>
      {defence.map(({ _id, kind, move, why, catches }) => (
        <li key={_id} className={plays.play}>
          <MoveSequence steps={[move]} />
          <FramesLine notation={move} lead={DEFENCE_TITLES[kind]} />
          <MoreOnPhones label="Why">
            <p>
              {catches === undefined ? undefined : <strong>{`${takesWords(catches)}. `}</strong>}
              {why}
            </p>
          </MoreOnPhones>
        </li>
      ))}
    </ul>
  );
}
