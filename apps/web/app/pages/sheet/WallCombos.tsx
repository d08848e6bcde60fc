import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { NothingYet } from "./Remarks.tsx";
import rows from "./rows.module.css";

type WallCombo = Character["wallCombos"]["general"][number];

/** What to do against the wall, with the tornado already used or still to spend. */
export function WallCombos({ character: { wallCombos } }: { character: Character }): ReactNode {
  return (
    <div className={rows.halves}>
      <Group title="General" combos={wallCombos.general} />
      <Group title="With Tornado" combos={wallCombos.withTornado} />
    </div>
  );
}

function Group({ title, combos }: { title: string; combos: readonly WallCombo[] }): ReactNode {
  return (
    <section>
      <h3 className={rows.subtitle}>{title}</h3>
      {combos.length === 0 ? <NothingYet /> : undefined}
      <ul className={rows.rows}>
        {combos.map(({ _id, move, followUp }) => (
          <li key={_id} className={rows.line}>
            <MoveSequence steps={[move, followUp]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
