import { POPULATION_MATCHUPS_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { apiUrl } from "../../base/config.ts";
import styles from "../../ui/Explanation.module.css";

/** How the numbers come about, in plain words. */
export function HowEstimated(): ReactNode {
  return (
    <details className={styles.how}>
      <summary>How is this estimated?</summary>
      <p>
        Each ranked match is held against what both ratings promise: to lose against somebody stronger says
        nothing about the characters. What is left is split into how strong a character is against all others
        and what is special about the pair, and each of them is drawn towards the usual as long as few matches
        speak for it. Ranges hold in 95 of 100 cases. Matches of a character against itself are left out. The
        numbers are what players do, not what the game allows: nobody may know the answer yet.{" "}
        <a href={apiUrl + POPULATION_MATCHUPS_PATH}>The numbers as open data</a>
      </p>
    </details>
  );
}
