import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { breakOf, UNBREAKABLE } from "./core/chain-throws.ts";
import rows from "./rows.module.css";

/** Throws that matter, each with what breaks it. */
export function Grabs({ character: { mostImportantGrabs: grabs } }: { character: Character }): ReactNode {
  if (grabs.length === 0) return undefined;
  return (
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
