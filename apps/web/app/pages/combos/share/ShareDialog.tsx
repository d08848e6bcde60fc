import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { logFailure } from "../../../base/log.ts";
import type { Combo } from "../core/combo.ts";
import { encodeShareLink } from "../core/share-link.ts";
import styles from "./Share.module.css";

/** Longer addresses are cut off by some chat programs. */
const SAFE_LENGTH = 2_000;

/** Shows the link that carries the given combos, to be copied or handed to the phone's own sharing. */
export function ShareDialog({
  combos,
  onClose,
}: {
  combos: readonly Combo[];
  onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const link = `${location.origin}${COMBO_GENERATOR_PATH}#${encodeShareLink(combos)}`;
  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setNote("Copied.");
    } catch (thrown) {
      logFailure("The link could not be copied", thrown);
      setNote("The browser did not let us copy. The link is marked: copy it by hand.");
    }
  };
  const handOver = () => {
    navigator.share({ title: "Tekken 8 combos", url: link }).catch((thrown: unknown) => {
      // Somebody who changed their mind is no failure.
      if (!(thrown instanceof DOMException && thrown.name === "AbortError"))
        setNote("Sharing did not work. Copy the link instead.");
    });
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title" className={styles.title}>
        Share {combos.length === 1 ? "this combo" : `${combos.length} combos`}
      </h2>
      <p>The link carries everything by itself. Nothing is sent to a server.</p>
      <input
        ref={field}
        className={styles.link}
        aria-label="Link to your combos"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note} role="status">
        {note === "" && link.length > SAFE_LENGTH
          ? `The link has ${link.length} characters, more than some chats take. A file may serve better.`
          : note}
      </p>
      <div className={styles.ways}>
        <button type="button" className={styles.primary} onClick={() => void copy()}>
          Copy link
        </button>
        {"share" in navigator && (
          <button type="button" className={styles.secondary} onClick={handOver}>
            Send to...
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
