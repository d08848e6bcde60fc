import { type ReactNode, type Ref, useId } from "react";
import controls from "./controls.module.css";
import { plain, verdictFor } from "./core/strategy-words.ts";
import styles from "./FinishedRun.module.css";
import type { Roulette } from "./use-roulette.ts";
import { VERDICTS } from "./verdicts.ts";

interface FinishedRunProps {
  readonly roulette: Roulette;
  readonly focusRef: Ref<HTMLElement>;
}

/** After a run: what the points have earned, and the way to another one. */
export function FinishedRun({ roulette, focusRef }: FinishedRunProps): ReactNode {
  const { run, isNewHighest, retry } = roulette;
  const textId = useId();
  return (
    <div className={styles.finished}>
      <article
        className={styles.verdict}
        ref={focusRef}
        tabIndex={-1}
        aria-label="The verdict"
        aria-describedby={textId}
      >
        <p className={styles.kicker}>{isNewHighest ? "New highest streak" : "The verdict"}</p>
        <h2 className={styles.points}>{plain(run.points)} points</h2>
        <p id={textId} className={styles.text}>
          {verdictFor(run.points, VERDICTS)}
        </p>
      </article>
      <button type="button" className={controls.primary} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
