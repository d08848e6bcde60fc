import type { ReactNode } from "react";
import styles from "../../ui/panel/Panel.module.css";

/** A titled section of a move's page. The page is short: all of it is laid out at once, so that nothing moves. */
export function MovePanel(props: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section id={props.id} className={styles.panel}>
      <h2 className={`${styles.title} ${styles.fixed}`}>{props.title}</h2>
      <div className={styles.content}>{props.children}</div>
    </section>
  );
}
