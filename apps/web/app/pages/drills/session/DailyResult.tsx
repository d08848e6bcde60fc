import buttons from "../buttons.module.css";
import type { ChallengeResult, Deck } from "../core/deck.ts";
import { ShareResult } from "../share/ShareResult.tsx";
import styles from "./Session.module.css";

interface DailyResultProps {
  readonly result: ChallengeResult;
  readonly deck: Deck;
  readonly onAgain: () => void;
}

export function DailyResult({ result, deck, onAgain }: DailyResultProps) {
  const { day, results, ms } = result;
  const right = results.filter(Boolean).length;
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>
        {deck.me.name} against {deck.them.name}
      </h2>
      <p className={styles.score}>
        {right} of {results.length} right
      </p>
      <p className={styles.marks} aria-hidden="true">
        {results.map((isRight, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order
          <span key={place} data-right={isRight} />
        ))}
      </p>
      <p>
        {Math.round(ms / 1000)} seconds of thinking, on <time dateTime={day}>{day}</time>. Tomorrow has
        another pair.
      </p>
      <ShareResult result={result} me={deck.me} them={deck.them} />
      <div className={buttons.row}>
        <button type="button" className={buttons.plain} onClick={onAgain}>
          Once more
        </button>
      </div>
    </div>
  );
}
