import type { ReactNode } from "react";
import { MY_MAIN_ID } from "../base/my-main.ts";
import { Alive } from "../live/island.tsx";
import styles from "./MyMain.module.css";
import { bring } from "./my-main.island.ts";

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
        aria-label="Choose my main"
        data-main-button=""
      >
        <span className={styles.portrait} aria-hidden="true" />
      </button>
      <div id={MY_MAIN_ID} popover="auto" role="dialog" aria-label="My main" className={styles.popup}>
        <p className={styles.title} aria-hidden="true">
          My main
        </p>
        <p className={styles.words} data-main-words="">
          Every page begins with who you play.
        </p>
        <div className={styles.roster} data-main-roster="" />
        <noscript>
          <p className={styles.words}>This needs scripts, which your browser does not run.</p>
        </noscript>
      </div>
    </Alive>
  );
}
