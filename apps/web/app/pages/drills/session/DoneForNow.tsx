import { type DrillCard, type DrillHistory, streakOf } from "@tactician/drills";
import type { ReactNode } from "react";
import { readClock } from "../../../kept/clock.ts";
import buttons from "../buttons.module.css";
import { inWords, restWords } from "../core/drill-words.ts";
import { nextDue } from "../core/kept-progress.ts";
import * as words from "../words.ts";
import styles from "./Session.module.css";

interface DoneForNowProps {
  readonly answered: number;
  readonly right: number;
  readonly history: DrillHistory;
  /** Of the deck. */
  readonly cards: readonly DrillCard[];
  readonly onMore: () => void;
  readonly onEndless: () => void;
  readonly onChallenge: () => void;
}

/** Nothing is due any more: what was done, when to come back, and what else there is. */
export function DoneForNow(props: DoneForNowProps): ReactNode {
  const { answered, right, history, cards, onMore, onEndless, onChallenge } = props;
  const due = nextDue(cards, history);
  const hasNew = cards.some(({ id }) => !history.cards.some((review) => review.id === id));
  const clock = readClock();
  const streak = streakOf(history, clock);
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>{restWords(answered, due !== undefined, cards.length)}</h2>
      {answered === 0 ? undefined : <p className={styles.score}>{words.rightOf(right, answered)}</p>}
      <p>
        {due === undefined ? undefined : words.nextCard(inWords(due - clock.now))}
        {streak > 1 ? words.streak(streak) : words.minutesADay}
      </p>
      <div className={buttons.row}>
        {hasNew ? (
          <button type="button" className={buttons.primary} onClick={onMore}>
            {words.tenMore}
          </button>
        ) : undefined}
        <button type="button" className={buttons.plain} onClick={onEndless}>
          {words.keepPlaying}
        </button>
        <button type="button" className={buttons.plain} onClick={onChallenge}>
          {words.challengeFriend}
        </button>
      </div>
    </div>
  );
}
