import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { breakOf, UNBREAKABLE } from "./core/chain-throws.ts";
import { NothingYet } from "./NothingYet.tsx";
import rows from "./rows.module.css";

/** Throws that matter, each with what breaks it. */
export function Grabs({ grabs }: { grabs: Character["mostImportantGrabs"] }): ReactNode {
  if (grabs.length === 0) {
    return (
      <Panel id={SECTION.grabs} title="Important Grabs">
        <NothingYet />
      </Panel>
    );
  }
  return (
    <Panel id={SECTION.grabs} title="Important Grabs">
      <table className={rows.table}>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">Escape</th>
          </tr>
        </thead>
        <tbody>
          {grabs.map(({ _id, move, escape: written }) => (
            <tr key={_id}>
              <td>
                <MoveSequence steps={[move]} />
              </td>
              <td>
                <Break written={written} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What breaks a throw, as notation, or that nothing does. */
export function Break({ written }: { written: string | undefined }): ReactNode {
  const breakInput = breakOf(written);
  return breakInput === undefined ? (
    <span className={rows.unbreakable}>{UNBREAKABLE}</span>
  ) : (
    <MoveInputs notation={breakInput} />
  );
}
