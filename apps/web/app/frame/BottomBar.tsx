import { ANTI_GUIDE_PATH, DRILLS_PATH, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { MY_ID, MY_MAIN_ID, MY_NAME } from "../base/my-main.ts";
import styles from "./BottomBar.module.css";
import { isCurrentPage } from "./core/nav-links.ts";
import * as words from "./words.ts";

const MY_SHEET = sheetPath(MY_ID as CharacterId, MY_NAME);

/** What brings people back, at the thumb: on phones only. Its last place is the search's, which is in the bar above (NavBar.module.css). */
export function BottomBar({ pathname }: { pathname: string | undefined }): ReactNode {
  const current = (to: string) => (isCurrentPage(to, pathname) ? "page" : undefined);
  return (
    <nav className={styles.bar} aria-label={words.thumbBar}>
      <a className={styles.place} href="/" aria-current={current("/")}>
        <Icon path="M4 11l8-7 8 7M6 10v10h12V10" />
        {words.home}
      </a>
      <span className={styles.main}>
        <a className={styles.place} href={MY_SHEET} data-mine={MY_SHEET}>
          <span className={styles.portrait} aria-hidden="true" />
          {words.main}
        </a>
        <button type="button" className={styles.place} popoverTarget={MY_MAIN_ID} data-no-main="">
          <Icon path="M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c1-5 15-5 16 0" />
          {words.main}
        </button>
      </span>
      <a className={styles.place} href={ANTI_GUIDE_PATH} aria-current={current(ANTI_GUIDE_PATH)}>
        <Icon path="M5 4l14 16M19 4L5 20M4 15l5 5M20 15l-5 5" />
        {words.versus}
      </a>
      <a className={styles.place} href={DRILLS_PATH} aria-current={current(DRILLS_PATH)}>
        <Icon path="M4 7h13v13H4zM7 4h13v13" />
        {words.drills}
      </a>
    </nav>
  );
}

function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
