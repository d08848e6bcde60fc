import type { ReactNode } from "react";
import { island } from "../../live/island.tsx";
import { needsScripts } from "../../ui/words.ts";
import styles from "./Mine.module.css";
import { MineView } from "./MineView.tsx";
import * as words from "./words.ts";

/** What this browser keeps of its visitor's. */
function MinePage(): ReactNode {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p className={styles.text}>{words.intro}</p>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <MineView />
    </div>
  );
}

export default island("pages/mine/Mine", "start", MinePage);
