import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupByTitle } from "./core/grouped.ts";
import { FromFrames } from "./FromFrames.tsx";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

interface ComboEndersProps {
  readonly enders: Character["comboEnders"];
  readonly isFromFrames: boolean;
}

/** How to end a combo, by what it should bring. */
export function ComboEnders({ enders, isFromFrames }: ComboEndersProps): ReactNode {
  return (
    <Panel id={SECTION.enders} title="Combo Enders">
      {isFromFrames ? <FromFrames /> : undefined}
      {enders.length === 0 ? <NothingYet /> : undefined}
      <dl className={rows.enders}>
        {groupByTitle(enders, ({ category }) => category).map(({ title, items }) => (
          <div key={title} className={rows.either}>
            <dt className={rows.label}>{title}</dt>
            {items.map(({ _id, move }) => (
              <dd key={_id}>
                <MoveSequence steps={[move]} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
