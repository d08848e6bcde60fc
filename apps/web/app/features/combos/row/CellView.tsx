import { Fragment, type ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Cell, Combo } from "../core/combo.ts";
import { ComboLine } from "./ComboLine.tsx";
import styles from "./ComboRow.module.css";

interface CellViewProps {
  readonly combo: Combo;
  readonly cell: Cell;
  /** `launchers of Combo 1`. */
  readonly name: string;
  readonly onEdit: () => void;
}

/** A cell to read: moves as icons, and the button that opens it for editing. */
export function CellView({ combo, cell, name, onEdit }: CellViewProps): ReactNode {
  return (
    <div className={styles.cell}>
      {cell === "launchers" ? (
        <p className={styles.starters}>
          {combo.launchers.map((launcher, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same launcher may stand there twice, in a fixed order
            <Fragment key={index}>
              {index > 0 && <span className={styles.or}> or </span>}
              <ComboLine steps={[launcher]} />
            </Fragment>
          ))}
        </p>
      ) : (
        <ul className={styles.lines}>
          {combo.followUps.map((sequence, index) => (
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
        data-edit=""
        onClick={onEdit}
      />
    </div>
  );
}
