import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { DEFENCE_TITLES, takesWords } from "../../lib/core/defence-words.ts";
import { SECTION } from "../../lib/core/sheet-sections.ts";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupByTitle } from "./core/grouped.ts";
import plays from "./plays.module.css";
import rows from "./rows.module.css";

type Entry = Character["defence"][number];

/** What to do when it is the opponent's turn. */
export function Defence({ entries }: { entries: readonly Entry[] }): ReactNode {
  if (entries.length === 0) return undefined;
  return (
    <Panel id={SECTION.defence} title="Defence">
      <div className={plays.abreast}>
        {groupByTitle(entries, ({ kind }) => DEFENCE_TITLES[kind]).map(({ title, items }) => (
          <section key={title}>
            <h3 className={rows.subtitle}>{title}</h3>
            <ul className={rows.rows}>
              {items.map(({ _id, move, why, catches }) => (
                <li key={_id} className={plays.play}>
                  <MoveSequence steps={[move]} />
                  <FramesLine notation={move} />
                  <p className={plays.why}>
                    {catches === undefined ? undefined : <strong>{takesWords(catches)}. </strong>}
                    {why}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
