import type { ReactNode } from "react";
import styles from "./Intro.module.css";

const KINDS = [
  ["Punish", "You block this: what do you press?"],
  ["Strings", "Where do you duck, press, step, or wait?"],
  ["Throw breaks", "1, 2 or 1+2, against the clock of the game"],
  ["Whose turn", "After a block, a hit, a counter hit"],
  ["Your own sheet", "Routes, punishers, Heat Engagers"],
] as const;

/** What the page is for, where nobody has chosen a pair; `words` say what is missing. */
export function Intro({ words }: { words: string }): ReactNode {
  return (
    <div className={styles.intro}>
      <p className={styles.words} role="status">
        {words}
      </p>
      <p>
        Two minutes between rounds. Cards of one matchup, one at a time: what you forget comes back tomorrow,
        what you know in weeks. All of it stays in your browser.
      </p>
      <dl className={styles.kinds}>
        {KINDS.map(([kind, asked]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{asked}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
