import {
  ANSWER_TURNS,
  type AnswerTurn,
  antiGuidePath,
  type ChangedAnswer,
  type ChangedAnswers,
} from "@tactician/contract";
import type { ReactNode } from "react";
import { bestWords, blockTurnWords } from "../../../answers/core/changed-answer-words.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import * as words from "../words.ts";
import styles from "./WhatItMeans.module.css";

interface TurnsProps {
  readonly answers: ChangedAnswers;
  readonly isOpen: boolean;
}

/** The moves whose punishment a patch changed, a list for each way it turned. */
export function Turns({ answers, isOpen }: TurnsProps): ReactNode {
  return ANSWER_TURNS.map((turn) => (
    <TurnList key={turn} turn={turn} answers={answers} isOpen={isOpen && turn === "gained"} />
  ));
}

/** The moves of one kind, opponent by opponent; nothing where there are none. */
function TurnList({ turn, answers: of, isOpen }: TurnsProps & { turn: AnswerTurn }): ReactNode {
  const opponents = of.opponents.flatMap(({ answers, ...them }) => {
    const own = answers.filter((answer) => answer.turn === turn);
    return own.length === 0 ? [] : { ...them, answers: own };
  });
  const count = opponents.reduce((sum, { answers }) => sum + answers.length, 0);
  if (count === 0) return undefined;
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.turnTitle}>{words.TURNS[turn]}</h3> <span className="quiet">{count}</span>
      </summary>
      <ul className="level">
        {opponents.map(({ id, name, vocabulary, answers }) => (
          <li key={id} className={styles.opponent}>
            <a className={styles.name} href={`${antiGuidePath(id)}?me=${of._id}`}>
              {name}
            </a>
            <ul className="level">
              {answers.map((answer) => (
                <Row key={answer.id} answer={answer} theirs={vocabulary} mine={of.vocabulary} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  readonly answer: ChangedAnswer;
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

function Row({ answer, theirs, mine }: RowProps): ReactNode {
  const best = answer.now.best ?? answer.before.best;
  return (
    <li className={styles.row}>
      <MoveContext value={{ stances: theirs, frameData: {} }}>
        <MoveInputs notation={answer.move} />
      </MoveContext>
      <span className={styles.frames}>{blockTurnWords(answer)}</span>
      {best === undefined ? undefined : (
        <span className="small">
          {answer.turn === "lost" ? words.was : ""}
          <MoveContext value={{ stances: mine, frameData: {} }}>
            <MoveInputs notation={best.move} />
          </MoveContext>{" "}
          {bestWords(best)}
        </span>
      )}
    </li>
  );
}
