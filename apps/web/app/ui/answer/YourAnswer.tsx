import type { MatchupSide } from "@tactician/contract";
import type { Answer, Situation } from "@tactician/game";
import { type ReactNode, useState } from "react";
import { answerWords, evidenceWords } from "../../lib/core/answer-words.ts";
import { MoveInputs } from "../move/Move.tsx";
import { MoveSequence } from "../move/MoveSequence.tsx";
import { MoveContext } from "../move/move-context.ts";
import { WikiLink } from "./WikiLink.tsx";
import styles from "./YourAnswer.module.css";

/** The visitor's own character while it is asked for, and what it punishes with. */
interface OwnCharacter {
  readonly state: "idle" | "loading" | "ready" | "failed";
  readonly side: MatchupSide | undefined;
}

/** What can be done about a move, with the answers of the visitor's character once they are known. */
type AnsweredSituation = Pick<Situation, "pushback" | "isUnsafe"> & { readonly answers?: readonly Answer[] };

interface YourAnswerProps {
  readonly me: OwnCharacter;
  readonly situation: AnsweredSituation | undefined;
}

/** What the visitor's own character does about a blocked move: the best answer, and all others behind one press. */
export function YourAnswer({ me: { state, side }, situation }: YourAnswerProps): ReactNode {
  if (state === "idle" || state === "failed") return undefined;
  if (side === undefined) return <span className={styles.quiet}>...</span>;
  const [best, ...others] = situation?.answers ?? [];
  if (best === undefined) return <span className={styles.quiet}>{noneWords(situation)}</span>;
  return (
    <MoveContext value={{ stances: side.vocabulary, frameData: {} }}>
      <AnswerLine answer={best} characterId={side._id} />
      <More best={best} others={others} characterId={side._id} />
    </MoveContext>
  );
}

function noneWords(situation: AnsweredSituation | undefined): string {
  if (situation === undefined) return "None by frames";
  if (situation.pushback === "out of reach") return "Nothing reaches";
  return situation.isUnsafe ? "Nothing in time" : "-";
}

interface AnswerLineProps {
  readonly answer: Answer;
  /** Whose answer it is. */
  readonly characterId: string;
}

function AnswerLine({ answer, characterId }: AnswerLineProps): ReactNode {
  const { move, id, launches } = answer;
  return (
    <p className={styles.answer}>
      <MoveInputs notation={move} />{" "}
      <span className={launches ? styles.launch : styles.words}>{answerWords(answer)}</span>{" "}
      <span className={styles.quiet}>· {evidenceWords(answer)}</span>{" "}
      {id === undefined ? undefined : <WikiLink characterId={characterId} id={id} move={move} />}
    </p>
  );
}

interface MoreProps {
  readonly best: Answer;
  readonly others: readonly Answer[];
  readonly characterId: string;
}

/** The combo after the best answer, and the others. A page has hundreds: they are written when somebody asks. */
function More({ best, others, characterId }: MoreProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { route = [] } = best.launch ?? {};
  if (others.length === 0 && route.length === 0) return undefined;
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{moreWords(route.length > 0, others.length)}</summary>
      {isOpen ? (
        <>
          <Route steps={route} />
          <ul className={styles.others}>
            {others.map((answer, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers never change their order
              <li key={place}>
                <AnswerLine answer={answer} characterId={characterId} />
              </li>
            ))}
          </ul>
        </>
      ) : undefined}
    </details>
  );
}

function moreWords(hasCombo: boolean, others: number): string {
  const more = others === 0 ? undefined : `${others} more`;
  return [hasCombo ? "Combo" : undefined, more].filter((words) => words !== undefined).join(" and ");
}

function Route({ steps }: { steps: readonly string[] }): ReactNode {
  if (steps.length === 0) return undefined;
  return (
    <p className={styles.answer}>
      <span className={styles.quiet}>Then</span> <MoveSequence steps={steps} />
    </p>
  );
}
