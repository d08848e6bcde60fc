import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupByTitle } from "./core/grouped.ts";
import { MoreOnPhones } from "./MoreOnPhones.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

type Entry = Character["gamePlan"][number];

const RANGES: Readonly<Record<Entry["range"], string>> = {
  close: "Close",
  mid: "Mid range",
  far: "Far",
};

/** Which moves to play before anybody is hit, by how far away the opponent is. */
export function GamePlan({ entries }: { entries: readonly Entry[] }): ReactNode {
  if (entries.length === 0) return undefined;
  return (
    <Panel id={SECTION.plan} title="Game plan">
      {groupByTitle(entries, ({ range }) => RANGES[range]).map(({ title, items }) => (
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
    </Panel>
  );
}
