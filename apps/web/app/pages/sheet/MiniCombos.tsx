import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupMiniCombos } from "./core/mini-combos.ts";
import { FromFrames } from "./FromFrames.tsx";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

interface MiniCombosProps {
  readonly entries: Character["guaranteedFollowUps"];
  readonly isFromFrames: boolean;
}

/** What is guaranteed after a move that does not launch: moves with the same follow-up share a row. */
export function MiniCombos({ entries, isFromFrames }: MiniCombosProps): ReactNode {
  return (
    <Panel id={SECTION.mini} title="Mini Combos">
      {isFromFrames ? <FromFrames /> : undefined}
      {entries.length === 0 ? <NothingYet /> : undefined}
      <ul className={rows.rows}>
        {groupMiniCombos(entries).map(({ followUp, moves, items }) => (
          <li key={followUp} className={rows.pair}>
            <ul className={rows.either} aria-label="After">
              {moves.map((move) => (
                <li key={move}>
                  <MoveSequence steps={[move]} />
                </li>
              ))}
            </ul>
            <ul className={`${rows.then} ${rows.either}`} aria-label="Guaranteed">
              {items.map((item) => (
                <li key={item}>
                  <MoveSequence steps={[item]} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
