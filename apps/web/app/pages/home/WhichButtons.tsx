import type { ReactNode } from "react";
import styles from "./WhichButtons.module.css";

const SETS = [
  ["numbers", "1 2 3 4"],
  ["playstation", "PlayStation"],
  ["xbox", "Xbox"],
] as const;

/**
 * For who is new: whose buttons moves are shown with, asked where it can be seen. The script in `<head>` listens
 * (head/preferences.ts); Preferences have the same choice and more.
 */
export function WhichButtons(): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>Which buttons?</legend>
      {SETS.map(([id, words]) => (
        <button
          key={id}
          type="button"
          className={styles.set}
          data-set-buttons={id}
          aria-pressed={id === "numbers"}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
