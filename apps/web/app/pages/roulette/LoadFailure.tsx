import type { ReactNode } from "react";
import { tryAgain } from "../../ui/words.ts";
import styles from "./controls.module.css";

/** Says in `text` that something could not be loaded, and offers another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
