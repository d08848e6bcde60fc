import { Fragment, type ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Cell, Combo } from "../core/combo.ts";
import type { ComboCheck } from "../core/combo-checks.ts";
import { damageWords } from "../core/damage-words.ts";
import { ComboLine } from "./ComboLine.tsx";
import styles from "./ComboRow.module.css";

interface CellViewProps {
  readonly combo: Combo;
  readonly cell: Cell;
  /** `launchers of Combo 1`. */
  readonly name: string;
  readonly damage: ComboCheck["damage"] | undefined;
  readonly onEdit: () => void;
}

/** A cell to read: moves as icons, and the button that opens it for editing. */
export function CellView({ combo, cell, name, damage, onEdit }: CellViewProps): ReactNode {
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
              {combo.character !== undefined && <Damage damage={damage?.[index]} />}
            </li>
          ))}
        </ul>
      )}
      <IconButton label={`Edit ${name}`} path="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" onClick={onEdit} />
    </div>
  );
}

/** Its place is kept until the movelist is there. */
function Damage({ damage }: { damage: ComboCheck["damage"][number] }): ReactNode {
  return (
    <span className={styles.damage}>
      {damage !== undefined && <span className={styles.estimate}>{damageWords(damage)}</span>}
    </span>
  );
}
