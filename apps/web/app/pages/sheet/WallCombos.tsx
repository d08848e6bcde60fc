import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { FromFrames } from "./FromFrames.tsx";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

type WallCombo = Character["wallCombos"]["general"][number];

interface WallCombosProps {
  readonly combos: Character["wallCombos"];
  readonly isFromFrames: boolean;
}

/** What to do against the wall, with the tornado already used or still to spend. */
export function WallCombos({ combos, isFromFrames }: WallCombosProps): ReactNode {
  return (
    <Panel id={SECTION.wall} title="Wall Combos">
      {isFromFrames ? <FromFrames /> : undefined}
      <div className={rows.halves}>
        <Group title="General" combos={combos.general} />
        <Group title="With Tornado" combos={combos.withTornado} />
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
