import type { ReactNode } from "react";
import styles from "../../ui/panel/Panel.module.css";

interface MovePanelProps {
  /** The fragment of its address: `frame-data`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of a move's page. The page is short: all of it is laid out at once, so that nothing moves. */
export function MovePanel({ id, title, children }: MovePanelProps): ReactNode {
  return (
    <section id={id} className={styles.panel}>
      <h2 className={`${styles.title} ${styles.fixed}`}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
