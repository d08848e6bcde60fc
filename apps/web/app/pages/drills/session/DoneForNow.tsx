import { type DrillHistory, streakOf } from "@tactician/drills";
import type { ReactNode } from "react";
import buttons from "../buttons.module.css";
import { inWords } from "../core/drill-words.ts";
import { readClock } from "../read-clock.ts";
import styles from "./Session.module.css";

interface DoneForNowProps {
  readonly answered: number;
  readonly right: number;
  readonly history: DrillHistory;
  /** When the next card comes back. */
  readonly due: number | undefined;
  /** There are cards that were never asked. */
  readonly hasNew: boolean;
  readonly onMore: () => void;
  readonly onEndless: () => void;
}

/** Nothing is due any more: what was done, when to come back, and what else there is. */
export function DoneForNow(props: DoneForNowProps): ReactNode {
  const { answered, right, history, due, hasNew, onMore, onEndless } = props;
  const clock = readClock();
  const streak = streakOf(history, clock);
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>{answered === 0 ? "Nothing is due" : "Done for now"}</h2>
      {answered === 0 ? undefined : (
        <p className={styles.score}>
          {right} of {answered} right
        </p>
      )}
      <p>
        {due === undefined ? undefined : `The next card comes back ${inWords(due - clock.now)}. `}
        {streak > 1 ? `You have drilled ${streak} days in a row.` : "A few minutes a day are enough."}
      </p>
      <div className={buttons.row}>
        {hasNew ? (
          <button type="button" className={buttons.primary} onClick={onMore}>
            Ten more new cards
          </button>
        ) : undefined}
        <button type="button" className={buttons.plain} onClick={onEndless}>
          Go on without memory
        </button>
      </div>
    </div>
  );
}
