import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Panel } from "../../ui/panel/Panel.tsx";
import { SECTION } from "./core/sheet-sections.ts";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

type WallCombo = Character["wallCombos"]["general"][number];

interface WallCombosProps {
  readonly general: readonly WallCombo[];
  readonly withTornado: readonly WallCombo[];
}

/** What to do against the wall, with the tornado already used or still to spend. */
export function WallCombos({ general, withTornado }: WallCombosProps): ReactNode {
  return (
    <Panel id={SECTION.wall} title="Wall Combos">
      <div className={rows.halves}>
        <Group title="General" combos={general} />
        <Group title="With Tornado" combos={withTornado} />
      </div>
    </Panel>
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
