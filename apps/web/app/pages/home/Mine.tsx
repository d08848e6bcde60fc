import { CHANGES_PATH, DRILLS_PATH, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { MY_ID, MY_NAME } from "../../base/my-main.ts";
import { Alive } from "../../live/island.tsx";
import { LastOpponents } from "../../ui/LastOpponents.tsx";
import styles from "./Mine.module.css";
import { bring } from "./mine-today.island.ts";
import * as words from "./words.ts";

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
export function Mine(): ReactNode {
  return (
    <section className={styles.mine} aria-labelledby="mine" data-mine="">
      <h2 id="mine" className="visually-hidden">
        {words.yourMain}
      </h2>
      <div className={styles.row}>
        <a className={styles.portrait} href={SHEET} data-mine={SHEET}>
          <span className="visually-hidden" data-my-name={words.myMain}>
            {words.myMain}
          </span>
        </a>
        {WAYS.map(([label, to]) => (
          <a key={label} className={styles.way} href={to} data-mine={to}>
            {label}
          </a>
        ))}
      </div>
      <LastOpponents hasMore />
      <Alive name="pages/home/mine-today" wake="idle" bring={bring} with={{}}>
        <div className={styles.row}>
          <a className={styles.today} href={DRILLS_PATH} data-mine={DRILLS_PATH} data-due="">
            {words.drills}
          </a>
          <a className={styles.today} href={CHANGES_PATH} data-mine={CHANGES_PATH} data-patch="">
            {words.patchChanges}
          </a>
        </div>
      </Alive>
    </section>
  );
}
