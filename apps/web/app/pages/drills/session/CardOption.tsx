import type { DrillCard, DrillOption } from "@tactician/drills";
import type { ReactNode } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveSequence } from "../../../ui/move/MoveSequence.tsx";
import { optionWords, verdictWords } from "../core/drill-words.ts";
import styles from "./CardOption.module.css";

interface CardOptionProps {
  readonly option: DrillOption;
  readonly card: DrillCard;
  /** The key that chooses it. */
  readonly number: number;
  readonly hasKeys: boolean;
  readonly isOpen: boolean;
  readonly isAnswered: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One choice; once the card is answered it says whether it is right, and why not. */
export function CardOption(props: CardOptionProps): ReactNode {
  const { option, card, number, hasKeys, isOpen, isAnswered, isChosen, onChoose } = props;
  return (
    <button
      type="button"
      className={styles.option}
      aria-keyshortcuts={hasKeys ? String(number) : undefined}
      // Not `disabled`: who has chosen it keeps the focus.
      aria-disabled={!isOpen || undefined}
      data-answered={isAnswered || undefined}
      data-chosen={isChosen || undefined}
      data-right={isAnswered ? option.isRight : undefined}
      onClick={onChoose}
    >
      <span className={styles.number} aria-hidden="true">
        {isAnswered ? <Mark isRight={option.isRight} isChosen={isChosen} /> : number}
      </span>
      <span className={styles.words}>
        {isAnswered ? (
          <span className="visually-hidden">{option.isRight ? "right: " : "wrong: "}</span>
        ) : undefined}
        <OptionFace option={option} />
      </span>
      {option.kind === "move" || option.kind === "deed" ? (
        <span className={styles.verdict}>{isAnswered ? verdictWords(option, card) : undefined}</span>
      ) : undefined}
    </button>
  );
}

function OptionFace({ option }: { option: DrillOption }): ReactNode {
  if (option.kind === "move") return <MoveInputs notation={option.move} />;
  if (option.kind === "route") return <MoveSequence steps={option.steps} />;
  return (
    optionWords(option) ?? (option.kind === "break" ? <MoveInputs notation={option.button} /> : undefined)
  );
}

function Mark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }): ReactNode {
  if (isRight) return "✓";
  return isChosen ? "✗" : undefined;
}
