import type { ReactNode } from "react";
import type { DrillTrouble } from "../../kept/drill-store.ts";
import styles from "./TroubleNote.module.css";

const WORDS: Readonly<Record<DrillTrouble, string>> = {
  blocked:
    "Your browser keeps nothing for this site. You can drill all the same, but what you learn is forgotten when you close this page: save it as a file before you do.",
  "later version":
    "A newer version of this site has kept your drills. Load this page anew to go on with them; what you learn here until then is not kept.",
  full: "There is no room left on this device to keep what you learn. It is here as long as this page is open: make room, or save it as a file.",
};

/** Why nothing is kept beyond this visit. */
export function TroubleNote({ trouble }: { trouble: DrillTrouble }): ReactNode {
  return (
    <p className={styles.trouble} role="alert">
      {WORDS[trouble]}
    </p>
  );
}
