import type { ReactNode } from "react";
import type { CoachWorld } from "../../player/world-knowledge.ts";
import styles from "../../ui/Explanation.module.css";
import { drawnWords, oftenWords } from "./core/coach-words.ts";

/** How the coach counts, in plain words; the long text is on the page of questions. */
export function HowCounted({ world }: { world: CoachWorld }): ReactNode {
  return (
    <details className={styles.how}>
      <summary>How is this counted?</summary>
      <p>
        Each match is held against what both ratings promise: to lose against somebody stronger is no
        weakness. A 0–3 says more than a 2–3. A short record is mostly luck, so it is drawn{" "}
        {drawnWords(world)}; the thin line shows where the truth lies in 95 of 100 cases. First comes what
        costs most: how far below even, times {oftenWords(world)}. A character is named only where chance
        alone would seldom show as much. <a href="/faqu#coach">The long answer</a>
      </p>
    </details>
  );
}
