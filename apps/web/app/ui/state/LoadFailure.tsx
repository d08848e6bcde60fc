import type { ReactNode } from "react";
import * as words from "../words.ts";
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
