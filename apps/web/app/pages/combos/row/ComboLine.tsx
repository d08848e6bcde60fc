import { splitSteps } from "@tactician/notation";
import { Fragment, type ReactNode, use } from "react";
import { MoveContext } from "../../../live/move-context.tsx";
import { Move, MoveInputs } from "../../../ui/move/Move.tsx";
import { IntoArrow } from "../../../ui/move/MoveSequence.tsx";
import { unknownWords } from "../core/typed-text.ts";
import styles from "./ComboLine.module.css";

/** Moves of a combo as the visitor typed them, joined by 'into' arrows. Words that nobody knows are underlined. */
export function ComboLine({ steps }: { steps: readonly string[] }): ReactNode {
  const moves = steps.flatMap(splitSteps);
  return (
    <span className="sequence">
      {moves.map((move, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may be in a route twice, in a fixed order
        <Fragment key={index}>
          {index > 0 ? " " : ""}
          <span className="sequence-step">
            {index > 0 && <IntoArrow />}
            <TypedMove text={move} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function TypedMove({ text }: { text: string }): ReactNode {
  const move = <Move notation={text} />;
  return useUnknown(text) ? <span className={styles.unknown}>{move}</span> : move;
}

/** What an input will look like, below the field it is typed into. */
export function InputPreview({ text }: { text: string }): ReactNode {
  return (
    <span className={useUnknown(text) ? styles.unknown : undefined}>
      <MoveInputs notation={text} />
    </span>
  );
}

function useUnknown(text: string): boolean {
  const { stances } = use(MoveContext);
  return unknownWords(text, stances).length > 0;
}
