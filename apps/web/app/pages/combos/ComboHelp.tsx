import { TOKENS } from "@tactician/notation";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import styles from "./ComboHelp.module.css";
import * as words from "./words.ts";

/** How combos are written, where they live, whose drawings the icons are, and every input with its icon. */
export function ComboHelp(): ReactNode {
  return (
    <div className={styles.help}>
      <section className={styles.card} aria-labelledby="how-to">
        <h2 id="how-to" className={styles.heading}>
          {words.howTo}
        </h2>
        <ul className={styles.list}>
          <li>
            {words.spaces.before}
            <kbd>df 2 1</kbd>
            {words.spaces.between}
            <kbd>df+2,1</kbd>, <kbd>f,F+2</kbd>, <kbd>EWGF</kbd>, <kbd>↘+△</kbd>, <kbd>236RP</kbd>.
          </li>
          <li>
            {words.keys.before}
            <kbd>{words.keys.enter}</kbd>
            {words.keys.adds}
            <kbd>{words.keys.backspace}</kbd>
            {words.keys.removes}
            <kbd>{words.keys.escape}</kbd>
            {words.keys.ends}
          </li>
          <li>{words.pasting}</li>
          <li>{words.withCharacter}</li>
          <li>{words.dragging}</li>
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="where">
        <h2 id="where" className={styles.heading}>
          {words.goodToKnow}
        </h2>
        <p>{words.whereKept}</p>
        <p>{words.aboutDamage}</p>
        <p className="small flush">
          {words.credits.before}
          <a href="/credits">{words.credits.link}</a>
          {words.credits.after}
        </p>
      </section>
      <section className={`${styles.card} ${styles.legendCard}`} aria-labelledby="legend">
        <h2 id="legend" className={styles.heading}>
          {words.legend}
        </h2>
        <ul className={styles.legend}>
          {TOKENS.map(({ id, label }) => (
            <li key={id} className={styles.entry}>
              <span aria-hidden="true">
                <MoveInputs notation={id} />
              </span>
              <kbd>{id}</kbd>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
