import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { groupByTitle } from "./core/sheet-words.ts";
import plays from "./plays.module.css";
import { MoreOnPhones } from "./Remarks.tsx";
import rows from "./rows.module.css";

const RANGES: Readonly<Record<Character["gamePlan"][number]["range"], string>> = {
  close: "Close",
  mid: "Mid range",
  far: "Far",
};

/** Which moves to play before anybody is hit, by how far away the opponent is. */
export function GamePlan({ character: { gamePlan } }: { character: Character }): ReactNode {
  return (
    <>
      {groupByTitle(gamePlan, ({ range }) => RANGES[range]).map(({ title, items }) => (
        <section key={title}>
          <h3 className={rows.subtitle}>{title}</h3>
          <ul className={rows.rows}>
            {items.map(({ _id, role, move, why }) => (
              <li key={_id} className={plays.play}>
                <MoveSequence steps={[move]} />
                <FramesLine notation={move} lead={role} counterHit={role === "Counter hit"} />
                <MoreOnPhones label="Why">
                  <p>{why}</p>
                </MoreOnPhones>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
