import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import styles from "./UpdateNote.module.css";
import { hasNewVersion, installWorkerLater, subscribeToNewVersion, switchToNewVersion } from "./worker.ts";

/** Prepares offline use, and says quietly when a newer version of the site is ready. */
export function UpdateNote(): ReactNode {
  const isReady = useSyncExternalStore(subscribeToNewVersion, hasNewVersion, () => false);
  const [isPutOff, setPutOff] = useState(false);
  useEffect(installWorkerLater, []);
  return (
    <div role="status" className={styles.place}>
      {isReady && !isPutOff && (
        <div className={styles.note}>
          <p className={styles.words}>A new version of the guide is ready.</p>
          <button type="button" className={styles.reload} onClick={switchToNewVersion}>
            Reload
          </button>
          <button type="button" className={styles.later} onClick={() => setPutOff(true)}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
