import { type ReactNode, useEffect, useRef } from "react";
import styles from "./CompareDialog.module.css";
import { MoveComparison } from "./MoveComparison.tsx";

interface CompareDialogProps {
  readonly characterId: string;
  /** As the address has them; `other` is empty while none is chosen. */
  readonly move: string;
  readonly other: string;
  readonly onOther: (other: string) => void;
  readonly onClose: () => void;
}

/** Two moves side by side, over the table they come from. */
export function CompareDialog({ characterId, move, other, onOther, onClose }: CompareDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="compare-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="compare-title" className={styles.title}>
          Side by side
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <MoveComparison
        characterId={characterId}
        move={move}
        other={other === "" ? undefined : other}
        onOther={onOther}
      />
    </dialog>
  );
}
