import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { DEFENCE_TITLES, takesWords } from "../../ui/move/core/defence-words.ts";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { MoreOnPhones } from "./MoreOnPhones.tsx";
import plays from "./plays.module.css";

type Entry = Character["defence"][number];

/** What to do when it is the opponent's turn. */
export function Defence({ entries }: { entries: readonly Entry[] }): ReactNode {
  if (entries.length === 0) return undefined;
  return (
    <Panel id={SECTION.defence} title="Defence">
      <ul className={plays.abreast}>
        {entries.map(({ _id, kind, move, why, catches }) => (
          <li key={_id} className={plays.play}>
            <MoveSequence steps={[move]} />
            <FramesLine notation={move} lead={DEFENCE_TITLES[kind]} />
            <MoreOnPhones label="Why">
              <p>
                {catches === undefined ? undefined : <strong>{`${takesWords(catches)}. `}</strong>}
                {why}
              </p>
            </MoreOnPhones>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
