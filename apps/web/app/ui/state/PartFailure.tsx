import * as words from "../words.ts";
import styles from "./PartFailure.module.css";

/** Says, over the lower edge of the page, that the code of a part did not arrive: `part` is "The menu". */
export function PartFailure({ part }: { part: string }) {
  return (
    <p role="status" className={styles.note}>
      {words.partFailed(part)}
    </p>
  );
}
