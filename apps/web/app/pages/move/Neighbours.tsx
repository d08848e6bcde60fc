import { type MoveInList, type MovePage, movePath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./Neighbours.module.css";

/** The moves before and behind this one in the movelist. */
export function Neighbours({ page: { character, previous, next } }: { page: MovePage }): ReactNode {
  return (
    <nav className={styles.neighbours} aria-label="Moves beside this one">
      <Way character={character} move={previous} rel="prev" words="Previous" />
      <Way character={character} move={next} rel="next" words="Next" />
    </nav>
  );
}

interface WayProps {
  readonly character: CharacterId;
  readonly move: MoveInList | undefined;
  readonly rel: "prev" | "next";
  readonly words: string;
}

function Way({ character, move, rel, words }: WayProps): ReactNode {
  if (move === undefined) return <span />;
  return (
    <a className={styles.way} rel={rel} href={movePath(character, move.id)}>
      <span className={styles.words}>{words}</span> <MoveInputs notation={move.command} />
    </a>
  );
}
