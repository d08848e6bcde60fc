import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { NothingYet } from "./NothingYet.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

interface HeatCombosProps {
  readonly combos: Character["heatSystem"];
  readonly notes: Character["heatNotes"];
}

/** What to do with Heat: dash out of the engager (hold forward) and end the combo for the most damage. */
export function HeatCombos({ combos, notes }: HeatCombosProps): ReactNode {
  return (
    <FixedPanel id={SECTION.heat} title="Max Damage combo enders with Heat">
      {combos.length === 0 ? <NothingYet /> : undefined}
      <ul className={rows.rows}>
        {combos.map(({ _id, engager, ender, restsOn }) => (
          <li key={_id} className={rows.line}>
            <MoveSequence steps={[engager]} /> <MoveInputs notation="~F" /> <MoveInputs notation="heat" />{" "}
            <MoveSequence steps={[ender]} />
            {restsOn === undefined ? undefined : <p className={rows.note}>{restsOn}</p>}
          </li>
        ))}
      </ul>
      {notes.length === 0 ? undefined : (
        <details className={plays.more}>
          <summary>More about Heat</summary>
          <ul className={rows.remarks}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </FixedPanel>
  );
}
