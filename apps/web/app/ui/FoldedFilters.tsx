import { type ReactNode, useId, useState } from "react";
import styles from "./FoldedFilters.module.css";
import { allFilters } from "./words.ts";

interface FoldedFiltersProps {
  /** Whether they stand open where there is room for them. */
  readonly isOpenWhenWide?: boolean;
  /** How many of them narrow what is shown: the button says so, since a shared link may set what is folded away. */
  readonly on: number;
  readonly children: ReactNode;
}

/** The filters that few visitors need, behind a button: what is filtered stands higher. Two cells of the grid around them. */
export function FoldedFilters({ isOpenWhenWide = false, on, children }: FoldedFiltersProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const wide = isOpenWhenWide || undefined;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        data-wide={wide}
        onClick={() => setOpen(!isOpen)}
      >
        {allFilters(on)}
      </button>
      <div id={id} className={styles.all} data-open={isOpen || undefined} data-wide={wide}>
        {children}
      </div>
    </>
  );
}
