import type { ReactNode } from "react";
import type { Combo } from "../core/combo.ts";
import styles from "./ComboRow.module.css";

/** A row far from the window: its words can be found and read out, and cost next to nothing. */
export function PlainCells({ combo, label }: { combo: Combo; label: string }): ReactNode {
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx */}
      <td role="cell" className={styles.launchers}>
        {label}: {combo.launchers.join(" or ")}
      </td>
      <td role="cell" className={styles.followUps}>
        {combo.followUps.map((sequence) => sequence.join(" into ")).join(" / ")}
      </td>
      <td role="cell" />
      <td role="cell" />
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </>
  );
}
