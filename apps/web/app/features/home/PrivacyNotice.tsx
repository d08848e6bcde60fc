import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { readStored, writeStored } from "../../lib/storage.ts";
import styles from "./PrivacyNotice.module.css";

/**
 * Shown once, until it is closed. A native dialog rather than Base UI's: the first visit pays for this one,
 * and the browser's own brings focus trap, Escape and the layer above the page without a byte of script.
 */
export function PrivacyNotice() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    if (readStored("privacyNoticeAccepted") !== "true") setNeeded(true);
  }, []);

  useEffect(() => {
    if (!isNeeded) return;
    // A modal dialog makes the browser style the whole page anew: a task of its own, so that the page answers between the two.
    const timer = setTimeout(() => dialog.current?.showModal());
    return () => clearTimeout(timer);
  }, [isNeeded]);

  if (!isNeeded) return undefined;
  return (
    <dialog
      ref={dialog}
      className={styles.notice}
      aria-labelledby="privacy-title"
      onClose={() => {
        writeStored("privacyNoticeAccepted", "true");
        setNeeded(false);
      }}
    >
      <h2 id="privacy-title" className={styles.title}>
        Your privacy
      </h2>
      <p>No accounts, no ads, no cookies.</p>
      <p>If visits are counted at all, then anonymously. What you set up here stays in this browser.</p>
      <div className={styles.ways}>
        <button type="button" className={styles.accept} onClick={() => dialog.current?.close()}>
          I Understand
        </button>
        <Link to="/privacy-policy">Full privacy policy</Link>
      </div>
    </dialog>
  );
}
