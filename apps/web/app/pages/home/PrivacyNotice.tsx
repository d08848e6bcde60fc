import { useEffect, useRef } from "react";
import { readStored, type StorageKey, writeStored } from "../../base/storage.ts";
import styles from "./PrivacyNotice.module.css";
import * as words from "./words.ts";

/** Where the page's markup and the script below meet. */
const PRIVACY_NOTICE_ID = "privacy-notice";

/** Where the visitor's consent is kept, as `"true"`. */
const PRIVACY_KEY = "privacyNoticeAccepted" satisfies StorageKey;

/**
 * Runs right behind the notice, at the end of the page's content and as a rule before its first paint: whoever has not accepted it
 * sees it at once and can close it before the framework is there. Opened any later it would surprise a visitor in the middle of
 * choosing, and make the browser style the whole page a second time, because everything below a modal dialog is inert. (Not at the
 * start of the content: then the first paint is the notice alone, and that of the page comes on top.)
 */
const PRIVACY_SCRIPT = `(d=>{try{if(localStorage.getItem("${PRIVACY_KEY}")==="true")return}catch{}d.dataset.asked="";d.addEventListener("close",()=>{try{localStorage.setItem("${PRIVACY_KEY}","true")}catch{}});d.showModal()})(document.getElementById("${PRIVACY_NOTICE_ID}"))`;

/**
 * Shown once, until it is closed. A native dialog rather than Base UI's: the browser's own brings focus trap, Escape and the layer
 * above the page, and closes by its form, all before any script of the framework runs: see `PRIVACY_SCRIPT`.
 */
export function PrivacyNotice() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const notice = dialog.current;
    // The script asks on a page that came from the server; where the app itself built the page, nobody has asked yet.
    if (!notice || notice.dataset.asked !== undefined) return;
    if (readStored(PRIVACY_KEY) !== "true" && !notice.open) notice.showModal();
  }, []);

  return (
    <>
      <dialog
        ref={dialog}
        id={PRIVACY_NOTICE_ID}
        className={styles.notice}
        aria-labelledby="privacy-title"
        onClose={() => writeStored(PRIVACY_KEY, "true")}
      >
        <h2 id="privacy-title" className={styles.title}>
          {words.privacy}
        </h2>
        <p>{words.noCookies}</p>
        <p>{words.anonymous}</p>
        <form method="dialog" className={styles.ways}>
          <button type="submit" className={styles.accept}>
            {words.understand}
          </button>
          <a href="/privacy-policy">{words.privacyPolicy}</a>
        </form>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${PRIVACY_SCRIPT}</script>` }} />
    </>
  );
}
