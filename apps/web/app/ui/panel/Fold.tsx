import type { ReactNode } from "react";
import styles from "./Fold.module.css";

interface FoldProps {
  /** The fragment of its address. It is that of what is folded away, because the browser opens a fold for what lies in it. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section that starts closed. The browser's own: it opens before any script has arrived, and by a search in the page. */
export function Fold({ id, title, children }: FoldProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.arrow} aria-hidden="true" />
      </summary>
      <section id={id} className={styles.content}>
        {children}
      </section>
    </details>
  );
}
