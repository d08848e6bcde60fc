import type { ReactNode } from "react";
import styles from "./CharacterSheet.module.css";

/** Stands in a section that has no entries, so that an empty one is not taken for a broken one. */
export function NothingYet(): ReactNode {
  return <p className={styles.quiet}>Nothing here yet.</p>;
}
