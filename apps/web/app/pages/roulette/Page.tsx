import { STRAT_CONTENT_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import Leaderboard from "./Leaderboard.island.tsx";
import styles from "./Page.module.css";
import RouletteStage from "./RouletteStage.island.tsx";

/** The challenge game with its leaderboard. */
export default function RoulettePage(): ReactNode {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>Strategy Roulette</h1>
        <p className={styles.intro}>
          Spin, play what it says, be honest about it. Every challenge comes up once.
        </p>
        <noscript>
          <p>This page needs scripts, which your browser does not run.</p>
        </noscript>
      </header>
      <RouletteStage />
      <Leaderboard />
      <p className={styles.creators}>
        On a stream? <a href={STRAT_CONTENT_PATH}>Pick one challenge as a card for your viewers</a>
      </p>
    </div>
  );
}
