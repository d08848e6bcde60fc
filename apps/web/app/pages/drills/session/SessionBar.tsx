import type { ReactNode } from "react";
import styles from "./Session.module.css";

interface SessionBarProps {
  readonly done: number;
  readonly left: number;
  /** Right answers in a row. */
  readonly row: number;
  readonly words: string;
}

/** A row is worth a word from here on. */
const ROW = 3;

/** How far a session is, and how many answers in a row were right. */
export function SessionBar({ done, left, row, words }: SessionBarProps): ReactNode {
  const all = done + left;
  return (
    <div className={styles.head}>
      <p className={styles.words}>{words}</p>
      <p key={row} className={styles.row}>
        {row >= ROW ? `${row} in a row` : ""}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ inlineSize: `${all === 0 ? 0 : (100 * done) / all}%` }} />
      </div>
    </div>
  );
}
