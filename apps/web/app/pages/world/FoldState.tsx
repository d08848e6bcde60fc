import type { ReactNode } from "react";
import { failureMessage } from "../../base/ask.ts";
import type { Async } from "../../live/use-async.ts";
import buttons from "../../ui/buttons.module.css";
import styles from "./fold.module.css";

export function FoldState({ asked }: { asked: Async<unknown> & { readonly retry: () => void } }): ReactNode {
  if (asked.state !== "failed") return <p role="status">Loading...</p>;
  return (
    <div className={styles.fold} role="alert">
      <p className={styles.words}>The numbers did not arrive: {failureMessage(asked.thrown)}.</p>
      <p className={styles.words}>
        <button type="button" className={buttons.outlined} onClick={asked.retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
