import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import styles from "./ComboTable.module.css";
import type { Combo } from "./core/combo.ts";
import { ComboRow } from "./row/ComboRow.tsx";
import { useDragging } from "./use-dragging.ts";

/** Rows that stand there with the first frame; more than a screen shows. */
const FIRST_ROWS = 6;
const MORE_ROWS = 14;

/**
 * The table of combos. On wide screens its rows are grids with the columns of its head, on phones cards: the roles say what the
 * layout takes away from the elements.
 */
export const ComboTable = memo(function ComboTable({ combos }: { combos: readonly Combo[] }): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const limit = useGrowingLimit(combos.length);
  useDragging(body, combos.length > 1);

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid is no table to every browser
    <table role="table" className={styles.table} aria-label="Your combos">
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.columns}>
          <th role="columnheader" scope="col">
            Launcher(s)
          </th>
          <th role="columnheader" scope="col">
            Follow-Ups
          </th>
          <th role="columnheader" scope="col">
            Delete
          </th>
          <th role="columnheader" scope="col">
            Save
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body} className={styles.body}>
        {combos.slice(0, limit).map((combo, index) => (
          <ComboRow key={combo.id} combo={combo} index={index} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
});

/** How many rows are rendered: the first ones at once, the rest in small portions that a key press can interrupt. */
function useGrowingLimit(total: number): number {
  const [limit, setLimit] = useState(FIRST_ROWS);
  useEffect(() => {
    if (total === 0 || limit === Number.POSITIVE_INFINITY) return;
    // Once all rows stand there, a new one does so at once.
    const next = limit >= total ? Number.POSITIVE_INFINITY : limit + MORE_ROWS;
    const frame = requestAnimationFrame(() => startTransition(() => setLimit(next)));
    return () => cancelAnimationFrame(frame);
  }, [total, limit]);
  return limit;
}
