import type { ReactNode } from "react";
import styles from "./WhichButtons.module.css";
import * as words from "./words.ts";

/**
 * For who is new: whose buttons moves are shown with, asked where it can be seen. The script in `<head>` listens
 * (head/preferences.ts); Preferences have the same choice and more.
 */
export function WhichButtons(): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{words.whichButtons}</legend>
      {Object.entries(words.BUTTON_SETS).map(([id, label]) => (
        <button
          key={id}
          type="button"
          className={styles.set}
          data-set-buttons={id}
          aria-pressed={id === "numbers"}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
