import type { ReactNode } from "react";
import styles from "./Fold.module.css";

/** A titled section that starts closed. The browser's own: it opens before any script has arrived, and by a search in the page. */
export function Fold({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
