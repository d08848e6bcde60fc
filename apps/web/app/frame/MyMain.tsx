import type { ReactNode } from "react";
import { MY_MAIN_ID } from "../base/my-main.ts";
import { Alive } from "../live/island.tsx";
import styles from "./MyMain.module.css";
import { bring } from "./my-main.island.ts";
import * as words from "./words.ts";

/**
 * Who the visitor plays: a portrait in the bar, and a popover that changes it. The portrait is there with the first paint
 * (head/my-main.ts); everybody's portraits are fetched when the popover is wanted.
 */
export function MyMain(): ReactNode {
  return (
    <Alive name="frame/my-main" wake="touch" bring={bring} with={{}}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={MY_MAIN_ID}
        aria-label={words.chooseMain}
        data-main-button=""
      >
        <span className={styles.portrait} aria-hidden="true" />
      </button>
      <div id={MY_MAIN_ID} popover="auto" role="dialog" aria-label={words.myMain} className={styles.popup}>
        <p className={styles.title} aria-hidden="true">
          {words.myMain}
        </p>
        <p className={styles.words} data-main-words="">
          {words.aboutMain}
        </p>
        <div className={styles.roster} data-main-roster="" />
        <noscript>
          <p className={styles.words}>{words.mainNeedsScripts}</p>
        </noscript>
      </div>
    </Alive>
  );
}
