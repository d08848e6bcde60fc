import { useEffect, useState } from "react";
import * as words from "../words.ts";
import styles from "./LoadingText.module.css";

/** After this long a wait is explained (docs/fixed-by-the-specification.md). */
const SLEEPING_AFTER_MS = 5000;

/** Says that something loads; after five seconds, why it may take long. */
export function LoadingText(props: { children: string; slowText?: string }) {
  const { children, slowText = words.sleeping } = props;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLEEPING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p role="status" className={styles.text}>
      {isSlow ? slowText : children}
    </p>
  );
}
