import type { ReactNode } from "react";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import styles from "./TextPage.module.css";

interface TextPageProps {
  readonly title: string;
  /** The page in a sentence or two. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page to read: a heading, what it is about, then sections in a column of comfortable width. */
export function TextPage({ title, lead, children }: TextPageProps): ReactNode {
  return (
    <article className={styles.page} lang={PROSE_LANGUAGE}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

/** A titled part of such a page; its id is the fragment of its address. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
