import { counted, NO_VALUE, signedCount } from "@tactician/contract";
import { type Session, type SessionAdvice, totalOf } from "@tactician/statistics";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { sessionWords } from "./core/coach-words.ts";
import { durationWords, tallyWords } from "./core/stats-words.ts";
import { dayAndTime, machineTime } from "./date-words.ts";
import styles from "./SessionPanel.module.css";
import { TallyBar } from "./TallyBar.tsx";

interface SessionPanelProps {
  readonly sessions: readonly Session[];
  /** Whether long ones cost matches; nothing while that is counted. */
  readonly advice: SessionAdvice | undefined;
}

/** The last times the player sat down: how long, how many matches, and what became of the rating; and whether to stop earlier. */
export function SessionPanel({ sessions, advice }: SessionPanelProps): ReactNode {
  return (
    <FixedPanel id="sessions" title="Latest Sessions">
      {sessions.length === 0 ? (
        <EmptyState>These matches do not say when they were played.</EmptyState>
      ) : (
        <>
          <p className={styles.advice}>{advice && sessionWords(advice)}</p>
          <ol>
            {sessions.map((session) => (
              <Row key={session.startedAt} session={session} />
            ))}
          </ol>
          <p className={styles.note}>An hour without a ranked match ends a session.</p>
        </>
      )}
    </FixedPanel>
  );
}

function Row({ session: { startedAt, endedAt, tally, ratingChange } }: { session: Session }): ReactNode {
  return (
    <li className={styles.session}>
      <div className={styles.line}>
        <time className={styles.start} dateTime={machineTime(startedAt)}>
          {dayAndTime(startedAt)}
        </time>
        <span className={styles.change} data-direction={Math.sign(ratingChange ?? 0)}>
          <span className="visually-hidden">Rating </span>
          {ratingChange === undefined ? NO_VALUE : signedCount(ratingChange)}
        </span>
      </div>
      <p className={styles.words}>
        {counted(totalOf(tally), "match", "matches")} in {durationWords(endedAt - startedAt)}:{" "}
        {tallyWords(tally)}
      </p>
      <TallyBar tally={tally} />
    </li>
  );
}
