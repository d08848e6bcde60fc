import { Fragment, type ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Cell } from "../core/combo.ts";
import { ComboLine } from "./ComboLine.tsx";
import styles from "./ComboRow.module.css";

interface CellViewProps {
  readonly cell: Cell;
  readonly lines: readonly (readonly string[])[];
  /** `launchers of Combo 1`. */
  readonly name: string;
  /** Its editor was left with the keyboard: the button takes the focus that would be lost. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

/** A cell to read: moves as icons, and the button that opens it for editing. */
export function CellView({ cell, lines, name, takesFocus, onEdit }: CellViewProps): ReactNode {
  return (
    <div className={styles.cell}>
      {cell === "launchers" ? (
        <p className={styles.starters}>
          {lines.flat().map((launcher, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same launcher may be there twice, in a fixed order
            <Fragment key={index}>
              {index > 0 && <span className={styles.or}> or </span>}
              <ComboLine steps={[launcher]} />
            </Fragment>
          ))}
        </p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((sequence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className={styles.line}>
              <ComboLine steps={sequence} />
            </li>
          ))}
        </ul>
      )}
      <IconButton
        label={`Edit ${name}`}
        path="M4 20h4L19 9l-4-4L4 16zM13 7l4 4"
        autoFocus={takesFocus}
        onClick={onEdit}
      />
    </div>
  );
}
