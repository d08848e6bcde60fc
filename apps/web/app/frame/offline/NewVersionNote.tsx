import type { ReactNode } from "react";
import styles from "./NewVersionNote.module.css";

interface NewVersionNoteProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Stands above the page's lower edge until it is answered. */
export function NewVersionNote({ onReload, onLater }: NewVersionNoteProps): ReactNode {
  return (
    <div className={styles.place}>
      <div className={styles.note}>
        <p className={styles.words}>A new version of the guide is ready.</p>
        <button type="button" className={styles.reload} onClick={onReload}>
          Reload
        </button>
        <button type="button" className={styles.later} onClick={onLater}>
          Later
        </button>
      </div>
    </div>
  );
}
