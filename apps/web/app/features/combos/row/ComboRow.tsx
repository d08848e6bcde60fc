import { memo, type ReactNode, useRef } from "react";
import { type Combo, isStillBlank } from "../core/combo.ts";
import styles from "./ComboRow.module.css";
import { LiveCells } from "./LiveCells.tsx";
import { PlainCells } from "./PlainCells.tsx";
import { useNear } from "./use-near.ts";

interface ComboRowProps {
  readonly combo: Combo;
  /** Its place in the table, from 0. */
  readonly index: number;
  readonly isOnFirstScreen: boolean;
}

/** One combo. It renders for its own changes alone, and is mere words until it comes near: a page may hold hundreds. */
export const ComboRow = memo(function ComboRow(props: ComboRowProps): ReactNode {
  const { combo, index, isOnFirstScreen } = props;
  const row = useRef<HTMLTableRowElement>(null);
  const isNear = useNear(row, isOnFirstScreen || isStillBlank(combo));
  const label = combo.name ?? `Combo ${index + 1}`;

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx
    <tr
      ref={row}
      role="row"
      className={isNear ? styles.row : `${styles.row} ${styles.plain}`}
      data-combo={combo.id}
      data-character={combo.character}
      aria-label={label}
    >
      {isNear ? (
        <LiveCells combo={combo} index={index} label={label} />
      ) : (
        <PlainCells combo={combo} label={label} />
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
});
