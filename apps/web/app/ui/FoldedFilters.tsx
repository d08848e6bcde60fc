import { type ReactNode, useId, useState } from "react";
import styles from "./FoldedFilters.module.css";
import { allFilters } from "./words.ts";

interface FoldedFiltersProps {
  /** Whether they stand open where there is room for them. */
  readonly isOpenWhenWide?: boolean;
  readonly children: ReactNode;
}

/** The filters that few visitors need, behind a button: what is filtered stands higher. Two cells of the grid around them. */
export function FoldedFilters({ isOpenWhenWide = false, children }: FoldedFiltersProps): ReactNode {
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
        {allFilters}
      </button>
      <div id={id} className={styles.all} data-open={isOpen || undefined} data-wide={wide}>
        {children}
      </div>
    </>
  );
}
