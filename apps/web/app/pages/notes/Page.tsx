import type { ReactNode } from "react";
import Notes from "./Notes.island.tsx";
import styles from "./Page.module.css";
import * as words from "./words.ts";

/** All notes of this browser; the page is made without them. */
export default function NotesPage(): ReactNode {
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.heading}>{words.title}</h1>
        <p className="quiet">{words.intro}</p>
      </header>
      <noscript>{words.needsScripts}</noscript>
      <Notes />
    </article>
  );
}
