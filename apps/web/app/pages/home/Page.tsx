import { AFTER_PATH, CHANGES_PATH, DRILLS_PATH, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { CharacterList } from "../../base/api.ts";
import { MY_ID, MY_NAME } from "../../base/my-main.ts";
import { readStored, type StorageKey, writeStored } from "../../base/storage.ts";
import { ALSO_HERE } from "../../frame/core/menu-links.built.ts";
import { Alive } from "../../live/island.tsx";
import { Icon } from "../../ui/IconButton.tsx";
import { LastOpponents } from "../../ui/LastOpponents.tsx";
import { scrollPageTo } from "../../ui/smooth-scroll.ts";
import backToTop from "./BackToTop.module.css";
import CharacterPicker from "./CharacterPicker.island.tsx";
import mine from "./Mine.module.css";
import { bring } from "./mine-today.island.ts";
import styles from "./Page.module.css";
import notice from "./PrivacyNotice.module.css";
import TipLine from "./TipLine.island.tsx";
import whichButtons from "./WhichButtons.module.css";
import * as words from "./words.ts";

/** One's own character and the character picker, with all that stands around them. */
export default function HomePage({ characters }: { characters: CharacterList }) {
  return (
    <>
      <Mine />
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <WhichButtons />
      </div>
      <CharacterPicker characters={characters} />
      <div className={styles.below}>
        <nav className={styles.more} aria-label={words.alsoHere}>
          <span className="target" aria-hidden="true">
            {words.alsoHere}
          </span>
          {ALSO_HERE.map(({ to, label }) => (
            <a key={to} className="target" href={to}>
              {label}
            </a>
          ))}
        </nav>
        <TipLine />
      </div>
      <BackToTop />
      <PrivacyNotice />
    </>
  );
}

/**
 * A link at the lower edge that leads back to the top of a long page; `FAR_SCRIPT` says when it shows. It leads there without the
 * page's modules too, only not as smoothly.
 */
function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the content by itself, and glides there once the page lives
    <a className={`${backToTop.place} edged pop screen-only`} href="#content" onClick={goToTop}>
      <span className="visually-hidden">{words.backToTop}</span>
      <Icon path="M5 15l7-7 7 7" />
    </a>
  );
}

function goToTop(event: MouseEvent): void {
  event.preventDefault();
  // The link is about to vanish: the focus goes where the eyes go.
  document.getElementById("content")?.focus({ preventScroll: true });
  scrollPageTo(0);
}

/**
 * For who is new: whose buttons moves are shown with, asked where it can be seen. The script in `<head>` listens
 * (head/preferences.ts); Preferences have the same choice and more.
 */
function WhichButtons(): ReactNode {
  return (
    <fieldset className={whichButtons.choice}>
      <legend className={whichButtons.question}>{words.whichButtons}</legend>
      {Object.entries(words.BUTTON_SETS).map(([id, label]) => (
        <button
          key={id}
          type="button"
          className={whichButtons.set}
          data-set-buttons={id}
          aria-pressed={id === "numbers"}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const SHEET = sheetPath(MY_ID as CharacterId, MY_NAME);

const WAYS = [
  [words.sheet, SHEET],
  [words.punishers, `${SHEET}#punishers`],
  [words.combos, `${SHEET}#combos`],
] as const;

/**
 * For who comes back: one's own character, the last opponents, and what is to do today. It is there with the first paint and only
 * where somebody has said who they play (head/my-main.ts); the figures come when the browser has time, into room that is kept.
 */
function Mine(): ReactNode {
  return (
    <section className={mine.mine} aria-labelledby="mine" data-mine="">
      <h2 id="mine" className="visually-hidden">
        {words.yourMain}
      </h2>
      <div className={mine.row}>
        <a className={mine.portrait} href={SHEET} data-mine={SHEET}>
          <span className="visually-hidden" data-my-name={words.myMain}>
            {words.myMain}
          </span>
        </a>
        {WAYS.map(([label, to]) => (
          <a key={label} className={mine.way} href={to} data-mine={to}>
            {label}
          </a>
        ))}
      </div>
      <div className={mine.row}>
        <LastOpponents hasMore />
        <a className={mine.way} href={AFTER_PATH}>
          {words.whatHitMe}
        </a>
      </div>
      <Alive name="pages/home/mine-today" wake="idle" bring={bring} with={{}}>
        <div className={mine.row}>
          <a className={mine.today} href={DRILLS_PATH} data-mine={DRILLS_PATH} data-due="">
            {words.drills}
          </a>
          <a className={mine.today} href={CHANGES_PATH} data-mine={CHANGES_PATH} data-patch="">
            {words.patchChanges}
          </a>
        </div>
      </Alive>
    </section>
  );
}

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
function PrivacyNotice() {
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
        className={notice.notice}
        aria-labelledby="privacy-title"
        onClose={() => writeStored(PRIVACY_KEY, "true")}
      >
        <h2 id="privacy-title">{words.privacy}</h2>
        <p>{words.noCookies}</p>
        <p>{words.anonymous}</p>
        <form method="dialog" className={notice.ways}>
          <button type="submit" className={notice.accept}>
            {words.understand}
          </button>
          <a className="target" href="/privacy-policy">
            {words.privacyPolicy}
          </a>
        </form>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${PRIVACY_SCRIPT}</script>` }} />
    </>
  );
}
