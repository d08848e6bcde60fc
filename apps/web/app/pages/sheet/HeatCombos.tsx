import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

/** What to do with Heat: dash out of the engager (hold forward) and end the combo for the most damage. */
export function HeatCombos({ character: { heatSystem, heatNotes } }: { character: Character }): ReactNode {
  return (
    <>
      <ul className={rows.rows}>
        {heatSystem.map(({ _id, engager, ender, restsOn }) => (
          <li key={_id} className={rows.line}>
            <MoveSequence steps={[engager]} /> <MoveInputs notation="~F" /> <MoveInputs notation="heat" />{" "}
            <MoveSequence steps={[ender]} />
            {restsOn === undefined ? undefined : <p className={rows.note}>{restsOn}</p>}
          </li>
        ))}
      </ul>
      {heatNotes.length === 0 ? undefined : (
        <details className={plays.more}>
          <summary>More about Heat</summary>
          <ul className={rows.remarks}>
            {heatNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
