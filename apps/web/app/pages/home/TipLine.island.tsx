import { useState } from "react";
import content from "../../../../../content/tips.yaml";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { island } from "../../live/island.tsx";
import styles from "./TipLine.module.css";
import * as words from "./words.ts";

/** The lines of content/tips.yaml; tips.test.ts checks the file. */
const TIPS = content as string[];

/** One joke under 'Tips and Tricks'; a press shows another one. The page is delivered with the first. */
function TipLine() {
  const [index, setIndex] = useState(0);

  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => setIndex((index + 1 + Math.floor(Math.random() * (TIPS.length - 1))) % TIPS.length)}
    >
      <span className={styles.label}>{words.tips}</span>
      <span className={styles.tip} aria-live="polite" lang={PROSE_LANGUAGE}>
        {TIPS[index]}
      </span>
    </button>
  );
}

export default island("pages/home/TipLine", "touch", TipLine);
