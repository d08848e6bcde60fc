import type { PopulationMatchups } from "@tactician/contract";
import type { ReactNode } from "react";
import type { Async } from "../../live/use-async.ts";
import styles from "./AnswerNotes.module.css";
import { type WorldAddress, worldPath } from "./core/world-address.ts";
import {
  ageWords,
  countWords,
  filterWords,
  reliabilityWords,
  SAMPLE_WORDS,
  widenedWords,
} from "./core/world-words.ts";

interface AnswerNotesProps {
  readonly asked: Async<PopulationMatchups>;
  readonly answer: PopulationMatchups | undefined;
  readonly address: WorldAddress;
}

/** What has to be known before the chart is read: how many matches, until when, and what they cannot say. Its place is kept. */
export function AnswerNotes({ asked, answer, address }: AnswerNotesProps): ReactNode {
  return (
    <div className={styles.notes} role="status">
      {address.isSample && (
        <p className={styles.sample}>
          <strong>{SAMPLE_WORDS}</strong>{" "}
          <a href={worldPath({ ...address, isSample: false })}>Real matches</a>
        </p>
      )}
      {answer !== undefined && answer.matches > 0 ? (
        <>
          <p>
            <strong>{countWords(answer, address.isSample)}</strong> {filterWords(answer)}.
          </p>
          {[widenedWords(answer), reliabilityWords(answer), ageWords(answer, Date.now())]
            .filter((words) => words !== "")
            .map((words) => (
              <p key={words} className={styles.warning}>
                {words}
              </p>
            ))}
        </>
      ) : undefined}
      {asked.state === "loading" && answer === undefined ? <p>Loading...</p> : undefined}
    </div>
  );
}
