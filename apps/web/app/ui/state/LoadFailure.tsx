import type { ReactNode } from "react";
import type { useAsync } from "../../live/use-async.ts";
import * as words from "../words.ts";
import { loadFailureWords } from "./failure-words.ts";
import styles from "./LoadFailure.module.css";

interface LoadFailureProps {
  readonly title?: string;
  /** What happened, and what is still there. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Stands where something did not come, says why, and offers another try. */
export function LoadFailure({ title, children, onRetry }: LoadFailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      {title === undefined ? undefined : <p className={styles.title}>{title}</p>}
      <p>{children}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.tryAgain}
      </button>
    </div>
  );
}

interface AskFailureProps {
  readonly asked: ReturnType<typeof useAsync<unknown>>;
  /** What was asked for, `the cards`. */
  readonly what: string;
  /** What is still there. */
  readonly children?: ReactNode;
}

/** The same where a question has failed; nothing where it has not. */
export function AskFailure({ asked, what, children }: AskFailureProps): ReactNode {
  if (asked.state !== "failed") return undefined;
  return (
    <LoadFailure onRetry={asked.retry}>
      {loadFailureWords(what, asked.thrown, navigator.onLine)}
      {children}
    </LoadFailure>
  );
}
