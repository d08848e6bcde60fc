import { type Facts, factOf, factsIn, toneOf, wholeFactValue } from "@tactician/game";
import type { ReactNode } from "react";
import { MoveInputs } from "../move/Move.tsx";
import { figure } from "./figure.ts";
import styles from "./MoveRow.module.css";

interface MoveRowProps {
  readonly command: string;
  /** Whose move it is, where a list has moves of several. */
  readonly of?: string | undefined;
  /** Its name, and what else there is to say in a word. */
  readonly words: ReactNode;
  readonly facts: Facts;
}

/** What stands in the row of a move, in every list of moves: command, name, and its numbers, each below those of the other rows. */
export function MoveRow({ command, of, words, facts }: MoveRowProps): ReactNode {
  return (
    <>
      <span className={styles.move}>
        {of === undefined ? undefined : <strong>{of} </strong>}
        <MoveInputs notation={command} />
        {words === undefined ? undefined : <span className={styles.words}>{words}</span>}
      </span>
      <MoveNumbers facts={facts} />
    </>
  );
}

interface MoveNumbersProps extends Pick<MoveRowProps, "facts"> {
  /** A counter hit is what the move is there for: what that gives stands in the place of a hit. */
  readonly counterHit?: boolean | undefined;
}

/** Startup, on block, on hit and damage. */
export function MoveNumbers({ facts, counterHit = false }: MoveNumbersProps): ReactNode {
  return (
    <span className={styles.numbers}>
      {factsIn("row")
        .map((fact) => (counterHit && fact.field === "hit" ? factOf("counterHit") : fact))
        .map((fact) => {
          const value = wholeFactValue(fact, facts);
          const text = value === undefined ? undefined : fact.brief?.(value);
          return (
            <span key={fact.field} data-fact={fact.field} {...figure(text, toneOf(fact, value))}>
              {text === undefined ? undefined : <span className="visually-hidden"> {fact.label} </span>}
              {text}
            </span>
          );
        })}
    </span>
  );
}
