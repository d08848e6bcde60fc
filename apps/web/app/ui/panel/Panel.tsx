import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { layOutLater } from "./lay-out-later.ts";
import styles from "./Panel.module.css";

interface PanelProps {
  /** The fragment of its address: `punishers`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section that folds away. It starts open; folded, the browser's own search still finds and opens it. */
export function Panel({ id, title, children }: PanelProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);
  const contentId = useId();

  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    // React knows `hidden` only as yes or no.
    if (isOpen) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "until-found");
    const open = () => setOpen(true);
    element.addEventListener("beforematch", open);
    return () => element.removeEventListener("beforematch", open);
  }, [isOpen]);

  const toggle = () => {
    // Only what a visitor opens moves: a page that arrives stands still.
    if (!isOpen && content.current !== null) content.current.dataset.unfolding = "";
    setOpen(!isOpen);
  };

  return (
    <Section id={id}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          {title}
          <span className={styles.arrow} aria-hidden="true" />
        </button>
      </h2>
      <div ref={content} id={contentId} className={styles.content}>
        {children}
      </div>
    </Section>
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
    <section ref={layOutLater} id={id} className={styles.panel}>
      {children}
    </section>
  );
}
