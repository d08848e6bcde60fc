import type { ReactNode } from "react";
import styles from "./ChartLegend.module.css";
import { TOO_FEW, TOO_FEW_WORDS } from "./core/matchup-words.ts";

const BANDS = [
  [-4, "3 or more behind"],
  [-3, "2 to 3"],
  [-2, "1 to 2"],
  [-1, "less than 1"],
  [1, "less than 1"],
  [2, "1 to 2"],
  [3, "2 to 3"],
  [4, "3 or more ahead"],
] as const;

/** What the colours of the chart say, which its numbers say too. */
export function ChartLegend(): ReactNode {
  return (
    <div className={styles.legend}>
      <ul className={styles.bands} aria-label="Colours: matches of 100 from even">
        {BANDS.map(([band, words]) => (
          <li key={band} data-band={band}>
            {words}
          </li>
        ))}
      </ul>
      <p>
        Without colour: even is within the range of what is likely. {TOO_FEW}: {TOO_FEW_WORDS}. Press a number
        for its range and its matches, a name for all that is known of that character.
      </p>
    </div>
  );
}
