import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { groupMiniCombos } from "./core/mini-combos.ts";
import rows from "./rows.module.css";

/** What is guaranteed after a move that does not launch: moves with the same follow-up share a row. */
export function MiniCombos({ character: { guaranteedFollowUps } }: { character: Character }): ReactNode {
  return (
    <ul className={rows.rows}>
      {groupMiniCombos(guaranteedFollowUps).map(({ followUp, moves, items }) => (
        <li key={followUp} className={rows.pair}>
          <ul className={rows.either} aria-label="After">
            {moves.map((move) => (
              <li key={move}>
                <MoveSequence steps={[move]} />
              </li>
            ))}
          </ul>
          <ul className={`${rows.then} ${rows.either}`} aria-label="Guaranteed">
            {items.map((item) => (
              <li key={item}>
                <MoveSequence steps={[item]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
