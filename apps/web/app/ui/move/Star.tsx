import type { ReactNode } from "react";
import styles from "./Star.module.css";
import { starButton } from "./star-button.ts";

interface StarProps {
  /** The move's public id, `Jin-df+2`. */
  readonly id: string;
  readonly name: string;
}

/** The star of a move on its page. It comes with the page's life; its place is kept. */
export function Star({ id, name }: StarProps): ReactNode {
  const putInto = (place: HTMLElement | null) => place?.replaceChildren(starButton(id, name));
  return <span ref={putInto} className={styles.place} />;
}
