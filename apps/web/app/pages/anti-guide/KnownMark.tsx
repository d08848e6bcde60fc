import type { ReactNode } from "react";
import styles from "./KnownMark.module.css";
import * as words from "./words.ts";

/** Before a move that the visitor has learnt in the drills. It takes no room, because it comes late. */
export function KnownMark(): ReactNode {
  return (
    <span className={styles.known} title={words.known}>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">{words.knownSpoken}</span>
    </span>
  );
}
