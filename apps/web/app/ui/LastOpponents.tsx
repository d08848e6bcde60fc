import { ANTI_GUIDE_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { OPPONENT_PLACES } from "../base/core/opponents.ts";
import styles from "./LastOpponents.module.css";
import * as words from "./words.ts";

const PLACES = Array.from({ length: OPPONENT_PLACES }, (_, place) => place + 1);

/**
 * Portraits of the last opponents, each a link to how to beat them; the script in `<head>` says who they are (head/my-main.ts).
 * `hasMore` puts a link to everybody else behind them, on pages that are no list of opponents.
 */
export function LastOpponents({ hasMore = false }: { hasMore?: boolean }): ReactNode {
  return (
    <nav
      className={hasMore ? styles.opponents : `${styles.opponents} ${styles.alone}`}
      aria-label={words.lastOpponents}
    >
      <span className={styles.versus}>{words.versus}</span>
      {PLACES.map((place) => (
        <a key={place} className={styles.opponent} href={ANTI_GUIDE_PATH} data-opponent={place}>
          <span className="visually-hidden">{words.howToBeatThem}</span>
        </a>
      ))}
      {hasMore ? (
        <a className={styles.more} href={ANTI_GUIDE_PATH} aria-label={words.anotherOpponent}>
          +
        </a>
      ) : undefined}
    </nav>
  );
}
