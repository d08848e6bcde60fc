import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Star.module.css";
import { starButton } from "./star-button.ts";

interface StarProps {
  /** The move's public id, `Jin-df+2`. */
  readonly id: string;
  readonly name: string;
}

/** The star of a move on its page. It comes with the page's life; its place is kept. */
export function Star({ id, name }: StarProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  // Once for a move, so that what renders around it takes no focus away.
  useEffect(() => place.current?.replaceChildren(starButton(id, name)), [id, name]);
  return <span ref={place} className={styles.place} />;
}
