import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { Move } from "../../ui/move/Move.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { NothingYet } from "./NothingYet.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

/** Moves that start Heat on hit, each with what it is good for. */
export function HeatEngagers({ engagers }: { engagers: Character["heatEngagers"] }): ReactNode {
  return (
    <Panel id={SECTION.engagers} title="Heat Engagers">
      {engagers.length === 0 ? <NothingYet /> : undefined}
      <ul className={rows.rows}>
        {engagers.map(({ _id, move, description }) => (
          <li key={_id} className={plays.play}>
            <Move notation={move} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
