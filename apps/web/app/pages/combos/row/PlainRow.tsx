import { type ReactNode, useId } from "react";
import { useComboActions } from "../combo-actions.ts";
import type { Cell, Combo } from "../core/combo.ts";
import { formatCell, withCell } from "../core/plain-combo.ts";
import rowStyles from "./ComboRow.module.css";
import styles from "./PlainRow.module.css";
import { RowActions } from "./RowActions.tsx";

interface PlainRowProps {
  readonly combo: Combo;
  /** Its place in the table, from 0. */
  readonly index: number;
  /** Why it is not shown as moves. */
  readonly reason: string;
}

/** A combo that cannot be shown as moves: its text as it was written, to be changed, shared or deleted. Nothing here reads it. */
export function PlainRow({ combo, index, reason }: PlainRowProps): ReactNode {
  const label = combo.name ?? `Combo ${index + 1}`;
  const why = useId();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx
    <tr role="row" className={rowStyles.row} data-combo={combo.id} aria-label={label}>
      <td role="cell" className={rowStyles.launchers}>
        <p className={styles.name}>{label}</p>
        <PlainCell combo={combo} cell="launchers" name={`launchers of ${label}`} describedBy={why} />
      </td>
      <td role="cell" className={rowStyles.followUps}>
        <PlainCell combo={combo} cell="followUps" name={`follow-ups of ${label}`} describedBy={why} />
        <p id={why} className={styles.reason}>
          {reason} One input on each line, an empty line between two routes.
        </p>
      </td>
      <RowActions combo={combo} label={label} />
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

interface PlainCellProps {
  readonly combo: Combo;
  readonly cell: Cell;
  readonly name: string;
  readonly describedBy: string;
}

/** Taken over when the visitor leaves it: a text that can be shown again makes the row what it was. */
function PlainCell({ combo, cell, name, describedBy }: PlainCellProps): ReactNode {
  const { edit } = useComboActions();
  const text = formatCell(combo, cell);
  return (
    <textarea
      key={text}
      className={styles.text}
      aria-label={`Text of the ${name}`}
      aria-describedby={describedBy}
      rows={3}
      spellCheck={false}
      defaultValue={text}
      onBlur={({ target: { value } }) => {
        if (value !== text) edit(combo.id, (now) => withCell(now, cell, value));
      }}
    />
  );
}
