import type { ReactNode } from "react";
import { island } from "../../live/island.tsx";
import { usePart } from "../../live/use-part.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { needsScripts } from "../../ui/words.ts";
import styles from "./Mine.module.css";
import * as words from "./words.ts";

const fetchView = () => import("./MineView.tsx").then((module) => module.MineView);

/** What this browser keeps of its visitor's. */
function MinePage(): ReactNode {
  const view = usePart(fetchView, true);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      {view.state === "failed" && <PartFailure part={words.thePage} />}
      {view.Component === undefined ? <p className={styles.wait}>{words.loading}</p> : <view.Component />}
    </div>
  );
}

export default island("pages/mine/Mine", "start", MinePage);
