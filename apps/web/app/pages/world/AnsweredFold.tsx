import type { CountedPopulation } from "@tactician/contract";
import type { ReactNode } from "react";
import type { Asked } from "../../live/use-async.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { loadFailureWords } from "../../ui/state/failure-words.ts";
import { LoadFailure } from "../../ui/state/LoadFailure.tsx";
import { widenedWords } from "./core/world-words.ts";
import styles from "./fold.module.css";
import * as words from "./words.ts";

interface AnsweredFoldProps<Answer> {
  readonly asked: Asked<Answer>;
  readonly isSample: boolean;
  /** What its numbers are. */
  readonly what: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** An opened fold: its numbers with what has to be known of them, or what became of asking for them. */
export function AnsweredFold<Answer extends CountedPopulation>(props: AnsweredFoldProps<Answer>): ReactNode {
  const { asked, isSample, what, children } = props;
  if (asked.state === "failed")
    return (
      <LoadFailure onRetry={asked.retry}>
        {loadFailureWords(words.theNumbers, asked.thrown, navigator.onLine)}
      </LoadFailure>
    );
  if (asked.state !== "ready") return <p role="status">{words.loading}</p>;
  if (asked.value.matches === 0) return <EmptyState>{words.nothingCountedYet}</EmptyState>;
  const widened = widenedWords(asked.value);
  return (
    <div className="column spaced">
      {isSample && <p className={styles.warning}>{words.sample}</p>}
      <p className={styles.words}>{what}</p>
      {widened !== "" && <p className={styles.warning}>{widened}</p>}
      {children(asked.value)}
    </div>
  );
}
