import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Stands where there is nothing to show yet, and says why. */
export function EmptyState({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.empty}>{children}</p>;
}
