import type { ReactNode } from "react";
import * as words from "../words.ts";
import styles from "./PadInput.module.css";

/** Where no pad is: that one can be used, in a line. */
export function Invitation(): ReactNode {
  return (
    <p className={styles.read}>
      <span className={styles.invitation}>{words.padInvitation}</span>
    </p>
  );
}
