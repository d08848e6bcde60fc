import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupByTitle } from "./core/grouped.ts";
import { SECTION } from "./core/sheet-sections.ts";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

/** How to end a combo, by what it should bring. */
export function ComboEnders({ enders }: { enders: Character["comboEnders"] }): ReactNode {
  return (
    <Panel id={SECTION.enders} title="Combo Enders">
      {enders.length === 0 ? <NothingYet /> : undefined}
      <dl className={rows.enders}>
        {groupByTitle(enders, ({ category }) => category).map(({ title, items }) => (
          <div key={title}>
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
