import { DRILLS_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { DRILL_MODES, type DrillMode, type DrillsAddress, drillsAddress } from "./core/drills-address.ts";
import styles from "./ModeLinks.module.css";

const WORDS: Readonly<Record<DrillMode, string>> = {
  learn: "Learn",
  endless: "Endless",
  daily: "Daily ten",
};

interface ModeLinksProps {
  readonly address: DrillsAddress;
  readonly onChoose: (mode: DrillMode) => void;
}

/** With memory, without, or the ten cards of the day. */
export function ModeLinks({ address, onChoose }: ModeLinksProps): ReactNode {
  return (
    <nav className={styles.modes} aria-label="Ways to drill">
      {DRILL_MODES.map((mode) => (
        <a
          key={mode}
          className={styles.mode}
          href={hrefOf({ ...address, mode })}
          aria-current={address.mode === mode ? "page" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(mode);
          }}
        >
          {WORDS[mode]}
        </a>
      ))}
    </nav>
  );
}

function hrefOf(address: DrillsAddress): string {
  const query = drillsAddress.format(address).toString();
  return query === "" ? DRILLS_PATH : `${DRILLS_PATH}?${query}`;
}
