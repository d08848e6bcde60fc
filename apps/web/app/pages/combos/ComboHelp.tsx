import { TOKENS } from "@tactician/notation";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./ComboHelp.module.css";

/** How combos are written, where they live, whose drawings the icons are, and every input with its icon. */
export function ComboHelp(): ReactNode {
  return (
    <div className={styles.help}>
      <section className={styles.card} aria-labelledby="how-to">
        <h2 id="how-to" className={styles.heading}>
          How to write
        </h2>
        <ul className={styles.list}>
          <li>
            Put a space between commands: <kbd>df 2 1</kbd>. Capitals and small letters are the same. What
            players write elsewhere works too: <kbd>df+2,1</kbd>, <kbd>f,F+2</kbd>, <kbd>EWGF</kbd>,{" "}
            <kbd>↘+△</kbd>, <kbd>236RP</kbd>.
          </li>
          <li>
            Double-click a cell to edit it, or press its pencil. <kbd>Enter</kbd> adds the next input,{" "}
            <kbd>Backspace</kbd> in an empty one removes it, <kbd>Esc</kbd> ends.
          </li>
          <li>
            Paste a whole combo with arrows or commas, and it splits itself. Paste several lines for several
            combos.
          </li>
          <li>
            Give a combo a character: inputs complete themselves, moves show their frame data, and the damage
            is estimated. Words that nobody knows are underlined, and stay.
          </li>
          <li>Drag a row by its dots, or focus them and press the arrow keys.</li>
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="where">
        <h2 id="where" className={styles.heading}>
          Good to know
        </h2>
        <p>
          Your combos live in this browser only. Clearing its cache or site data removes them, so export the
          ones you love.
        </p>
        <p>The damage is an estimate from the frame data: close to practice mode, but not the last word.</p>
        <p className={styles.credits}>
          Move icons, older and newer set: drawn by the Tactician contributors, CC BY 4.0. Thanks to everyone
          on the <a href="/credits">credits page</a>.
        </p>
      </section>
      <section className={`${styles.card} ${styles.legendCard}`} aria-labelledby="legend">
        <h2 id="legend" className={styles.heading}>
          Input Legend
        </h2>
        <ul className={styles.legend}>
          {TOKENS.map(({ id, label }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.icon} aria-hidden="true">
                <MoveInputs notation={id} />
              </span>
              <kbd className={styles.key}>{id}</kbd>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
