import { STRAT_CONTENT_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { needsScripts } from "../../ui/words.ts";
import Leaderboard from "./Leaderboard.island.tsx";
import styles from "./Page.module.css";
import RouletteStage from "./RouletteStage.island.tsx";
import * as words from "./words.ts";

export default function RoulettePage(): ReactNode {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </header>
      <RouletteStage />
      <Leaderboard />
      <p className="flush">
        {words.onStream}
        <a className="target" href={STRAT_CONTENT_PATH}>
          {words.onStreamLink}
        </a>
      </p>
    </div>
  );
}
