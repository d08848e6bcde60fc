import type { ReactNode } from "react";
import styles from "./KnownMark.module.css";

/** Before a move that the visitor has learnt in the drills. It takes no room, because it comes late. */
export function KnownMark(): ReactNode {
  return (
    <span className={styles.known} title="You know this one from the drills">
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">You know this one: </span>
    </span>
  );
}
