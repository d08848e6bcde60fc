import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { groupByTitle } from "./core/sheet-words.ts";
import rows from "./rows.module.css";

/** How to end a combo, by what it should bring. */
export function ComboEnders({ character: { comboEnders } }: { character: Character }): ReactNode {
  return (
    <dl className={rows.enders}>
      {groupByTitle(comboEnders, ({ category }) => category).map(({ title, items }) => (
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
  );
}
