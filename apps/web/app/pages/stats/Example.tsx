import { SAMPLE_PLAYER_ID } from "@tactician/game";
import type { ReactNode } from "react";
import buttons from "../../ui/buttons.module.css";
import { playerAddress } from "./core/stats-address.ts";
import styles from "./Example.module.css";

const PARTS = [
  {
    title: "Who beats you",
    text: "Win ratio against every character. The three worst lead straight to how they are beaten.",
  },
  {
    title: "Where you are going",
    text: "Rating and rank over time, the last twenty matches, streaks, sessions, stages and hours.",
  },
  {
    title: "You and your rival",
    text: "Save your own ID, put a second player beside it, and settle who leads in your matches.",
  },
];

/** What the page does, before anybody is looked at. */
export function Example(): ReactNode {
  const sample = playerAddress(SAMPLE_PLAYER_ID);
  return (
    <>
      <p className={styles.scriptless}>Statistics are counted in the browser and need JavaScript.</p>
      <ul className={styles.parts}>
        {PARTS.map(({ title, text }) => (
          <li key={title} className={styles.part}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.sample}>
        <span>No ID at hand?</span>
        <a className={buttons.outlined} href={sample}>
          Look at a sample player
        </a>
      </p>
    </>
  );
}
