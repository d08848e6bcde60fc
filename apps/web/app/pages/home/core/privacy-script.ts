import type { StorageKey } from "../../../base/storage.ts";

/** Where the page's markup and the script below meet. */
export const PRIVACY_NOTICE_ID = "privacy-notice";

/** Where the visitor's consent is kept, as `"true"`. */
export const PRIVACY_KEY = "privacyNoticeAccepted" satisfies StorageKey;

/**
 * Runs right behind the notice, at the end of the page's content and as a rule before its first paint: whoever has not accepted it
 * sees it at once and can close it before the framework is there. Opened any later it would surprise a visitor in the middle of
 * choosing, and make the browser style the whole page a second time, because everything below a modal dialog is inert. (Not at the
 * start of the content: then the first paint is the notice alone, and that of the page comes on top.)
 */
export const PRIVACY_SCRIPT = `(d=>{try{if(localStorage.getItem("${PRIVACY_KEY}")==="true")return}catch{}d.dataset.asked="";d.addEventListener("close",()=>{try{localStorage.setItem("${PRIVACY_KEY}","true")}catch{}});d.showModal()})(document.getElementById("${PRIVACY_NOTICE_ID}"))`;
