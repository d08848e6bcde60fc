import type { ReactNode } from "react";
import card from "./CharacterCard.module.css";
import styles from "./MyCard.module.css";
import * as words from "./words.ts";

/** The card of who the visitor plays; the script in `<head>` says who that is (head/my-main.ts). */
export function MyCard({ to }: { to: string }): ReactNode {
  return (
    <a className={`${card.card} ${styles.mine}`} href={to} data-mine={to}>
      <span className={`${card.portrait} ${styles.portrait}`} aria-hidden="true" />
      <span className={card.name} data-my-name={words.myMain}>
        {words.myMain}
      </span>
    </a>
  );
}
