import type { Tally } from "@tactician/statistics";
import type { CSSProperties, ReactNode } from "react";
import styles from "./TallyBar.module.css";

/** Wins, draws and losses as one bar. The words beside it say the same. */
export function TallyBar({ tally }: { tally: Tally }): ReactNode {
  const share = (count: number) => ({ "--share": String(count) }) as CSSProperties;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.wins} style={share(tally.wins)} />
      <span className={styles.draws} style={share(tally.draws)} />
      <span className={styles.losses} style={share(tally.losses)} />
    </div>
  );
}
