import type { ReactNode } from "react";
import type { Drills } from "../../kept/use-drill-store.ts";
import styles from "./MineSwitch.module.css";

interface MineSwitchProps {
  readonly drills: Drills | undefined;
  /** The ten cards of the day are everybody's. */
  readonly isOffered: boolean;
}

/** Whether only cards of favourite moves are asked. Its place is kept while there is nothing to choose from. */
export function MineSwitch({ drills, isOffered }: MineSwitchProps): ReactNode {
  const isOn = drills?.kept.settings.subset === "favourites";
  return (
    <button
      type="button"
      className={styles.mine}
      data-away={drills === undefined || !isOffered || undefined}
      aria-pressed={isOn}
      aria-label="Mine: only my favourite moves"
      onClick={() => drills?.store.set({ subset: isOn ? "everything" : "favourites" })}
    >
      {isOn ? "★" : "☆"} Mine
    </button>
  );
}
