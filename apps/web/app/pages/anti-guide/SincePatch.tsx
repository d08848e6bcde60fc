import type { ReactNode } from "react";
import { patchWords, turnPhrases } from "../../answers/core/changed-answer-words.ts";
import { fetchChangedAnswers } from "../../base/api.ts";
import { whenIdle } from "../../base/when-idle.ts";
import { useAsync } from "../../live/use-async.ts";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./WeakMoves.module.css";

interface SincePatchProps {
  readonly me: string | undefined;
  readonly them: string;
}

/** What the newest patch changed of the visitor's answers to this opponent; nothing where it changed none. */
export function SincePatch({ me, them }: SincePatchProps): ReactNode {
  const asked = useAsync(me, async () => {
    await new Promise<void>(whenIdle);
    return fetchChangedAnswers(me ?? "");
  });
  const answers = asked.value?.opponents.find(({ id }) => id === them)?.answers;
  if (asked.value === undefined || answers === undefined) return undefined;
  return (
    <p className={styles.note}>
      Since {patchWords(asked.value.patch)}:{" "}
      {turnPhrases(answers).map(({ turn, before, answers: moves, after }, place) => (
        <span key={turn}>
          {place === 0 ? "" : "; "}
          {before}
          {moves.map(({ id, move }, rank) => (
            <span key={id}>
              {rank === 0 ? "" : ", "}
              <MoveInputs notation={move} />
            </span>
          ))}
          {after}
        </span>
      ))}
      .
    </p>
  );
}
