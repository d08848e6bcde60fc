import { type MoveInList, movePath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { framesWords } from "../../ui/move/frames-words.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./MoveRows.module.css";

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
          <MoveRow character={character} move={move} />
        </li>
      ))}
    </ul>
  );
}

interface MoveRowProps {
  readonly character: CharacterId;
  readonly move: MoveInList;
  /** Whose move it is, where a list has moves of several. */
  readonly of?: string;
}

/** One of them. */
export function MoveRow({ character, move, of }: MoveRowProps): ReactNode {
  const words = framesWords([move]).map(({ text }) => text);
  return (
    <a className={styles.row} href={movePath(character, move.id)}>
      <span className={styles.move}>
        {of === undefined ? undefined : <span className={styles.of}>{of} </span>}
        <MoveInputs notation={move.command} />
        {move.name === undefined ? undefined : <span className={styles.name}> {move.name}</span>}
      </span>
      {words.length === 0 ? undefined : <span className={styles.words}> {words.join(" · ")}</span>}
    </a>
  );
}
