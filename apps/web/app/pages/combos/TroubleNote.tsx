import type { ReactNode } from "react";
import styles from "./ComboPage.module.css";
import type { ComboState } from "./combo-storage.ts";

const NOTES: Readonly<Record<NonNullable<ComboState["trouble"]>, string>> = {
  blocked:
    "This browser does not let the page keep anything. You can write, save pictures and share, but export your combos before you leave.",
  full: "This browser has no room left for your combos. They stay here until you close the page: export them as a file now.",
  unread:
    "Something that this browser kept could not be read. It is kept untouched, and what could be read is here.",
  "unread-not-kept":
    "Something that this browser kept could not be read, and there was no room to put it aside. So nothing is saved for now: export your combos before you leave.",
};

/** Says when combos cannot be kept, and what to do about it. */
export function TroubleNote({ trouble }: { trouble: ComboState["trouble"] }): ReactNode {
  return (
    <div role="status" className={styles.status}>
      {trouble !== undefined && <p className={styles.trouble}>{NOTES[trouble]}</p>}
    </div>
  );
}
