import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { useEffect, useRef, useState } from "react";
import { logFailure } from "../../../base/log.ts";
import type { Combo } from "../../../kept/core/combo.ts";
import { encodeShareLink } from "../core/share-link.ts";
import * as words from "../words.ts";
import styles from "./Share.module.css";

/** Longer addresses are cut off by some chat programs. */
const SAFE_LENGTH = 2_000;

/** Shows the link that carries the given combos, to be copied or handed to the phone's own sharing. */
export function ShareDialog({ combos, onClose }: { combos: readonly Combo[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const link = `${location.origin}${COMBO_GENERATOR_PATH}#${encodeShareLink(combos)}`;
  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setNote(words.linkCopied);
    } catch (thrown) {
      logFailure("The link could not be copied", thrown);
      setNote(words.linkNotCopied);
    }
  };
  const handOver = () => {
    navigator.share({ title: words.sentTitle, url: link }).catch((thrown: unknown) => {
      // Somebody who changed their mind is no failure.
      if (!(thrown instanceof DOMException && thrown.name === "AbortError")) setNote(words.sendFailed);
    });
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title" className={styles.title}>
        {words.shareTitle(combos.length)}
      </h2>
      <p>{words.shareIntro}</p>
      <input
        ref={field}
        className={styles.link}
        aria-label={words.link}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note} role="status">
        {note === "" && link.length > SAFE_LENGTH ? words.linkLong(link.length) : note}
      </p>
      <div className={styles.ways}>
        <button type="button" className={styles.primary} onClick={() => void copy()}>
          {words.copyLink}
        </button>
        {"share" in navigator && (
          <button type="button" className={styles.secondary} onClick={handOver}>
            {words.sendTo}
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
