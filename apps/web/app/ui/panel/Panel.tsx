import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { layOutLater } from "../../base/lay-out-later.ts";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/**
 * A titled section that folds away. It starts open. The browser's own: it folds before any script has arrived, and the search in
 * the page finds and opens what is folded.
 */
export function Panel({ id, title, children }: PanelProps): ReactNode {
  return (
    <Section id={id}>
      <Folding title={title} startsOpen>
        <div className={styles.content}>{children}</div>
      </Folding>
    </Section>
  );
}

/**
 * The same section, but it starts closed. The address is that of what is folded away, because the browser opens a fold for what
 * lies in it.
 */
export function Fold({
  id,
  title,
  onOpen,
  children,
}: Pick<PanelProps, "title" | "children"> & { id?: string; onOpen?: () => void }): ReactNode {
  return (
    <div className={styles.panel}>
      <Folding title={title} onOpen={onOpen}>
        <section id={id} className={styles.content}>
          {children}
        </section>
      </Folding>
    </div>
  );
}

/** The same section for what is never folded away. */
export function FixedPanel({ id, title, children }: PanelProps): ReactNode {
  return (
    <Section id={id}>
      <h2 className={`${styles.title} ${styles.fixed}`}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </Section>
  );
}

function Section({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <section ref={layOutLater} data-later-layout="" id={id} className={`${styles.panel} ${styles.later}`}>
      {children}
    </section>
  );
}

interface FoldingProps {
  title: ReactNode;
  startsOpen?: boolean;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

function Folding({ title, startsOpen = false, onOpen, children }: FoldingProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  // One that was opened before the page lived has told nobody.
  const tellEarly = useEffectEvent(() => details.current?.open && onOpen?.());
  useEffect(() => void tellEarly(), []);
  return (
    <details
      ref={details}
      open={startsOpen}
      className={styles.fold}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={`${styles.title} ${styles.toggle}`}>
        <h2>{title}</h2>
        <span className={styles.arrow} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
