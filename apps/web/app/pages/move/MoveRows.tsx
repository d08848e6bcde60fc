import { type MoveInList, movePath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import styles from "../../ui/move-row/MoveRow.module.css";
import { MoveRow } from "../../ui/move-row/MoveRow.tsx";

interface MoveRowsProps {
  readonly character: CharacterId;
  readonly moves: readonly MoveInList[];
}

/** Moves as a list of links, each with what a player asks first. */
export function MoveRows({ character, moves }: MoveRowsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {moves.map((move) => (
        <li key={move.id}>
          <MoveLink character={character} move={move} />
        </li>
      ))}
    </ul>
  );
}

interface MoveLinkProps {
  readonly character: CharacterId;
  readonly move: MoveInList;
  /** Whose move it is, where a list has moves of several. */
  readonly of?: string;
}

/** One of them. */
export function MoveLink({ character, move, of }: MoveLinkProps): ReactNode {
  return (
    <a className={styles.row} href={movePath(character, move.id)}>
      <MoveRow command={move.command} of={of} words={move.name} facts={{ ...move, properties: [] }} />
    </a>
  );
}
