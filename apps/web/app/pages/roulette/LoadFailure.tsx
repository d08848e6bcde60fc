import type { ReactNode } from "react";
import styles from "./controls.module.css";

/** Says that something did not arrive, `what` being "The strategies", and offers another try. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{what} did not arrive. The connection may be down, or the server may be asleep.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
