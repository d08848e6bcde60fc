import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { whenIdle } from "../../base/when-idle.ts";
import { ItemBoundary } from "../../ui/ItemBoundary.tsx";
import styles from "./ComboTable.module.css";
import type { Combo } from "./core/combo.ts";
import { countFitting, isDrawable, TABLE_WEIGHT } from "./core/limits.ts";
import { ComboRow } from "./row/ComboRow.tsx";
import { PlainRow } from "./row/PlainRow.tsx";
import { useDragging } from "./use-dragging.ts";

const TOO_LONG = "This combo is too long to be shown as icons.";
const BROKEN = "This combo cannot be shown as icons; the mistake is ours.";
const MORE_ROWS = 20;
/** In pixels: what stands above the first row's moves, and the height of a row of one line; on phones rows are cards. */
const CARDS = { above: 330, row: 250 };
const WIDE_ROWS = { above: 250, row: 118 };

interface ComboTableProps {
  readonly combos: readonly Combo[];
  /** The combo that was added last. */
  readonly newest: string | undefined;
}

/**
 * The table of combos. On wide screens its rows are grids with the columns of its head, on phones cards: the roles say what the
 * layout takes away from the elements.
 */
export function ComboTable({ combos, newest }: ComboTableProps): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const { limit, hidden, showMore } = useGrowingLimit(combos);
  useDragging(body, combos.length > 1);

  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid is no table to every browser */}
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
            <TableRow key={combo.id} combo={combo} index={index} isNew={combo.id === newest} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {hidden > 0 && (
        <p className={styles.hidden}>
          {limit} of {combos.length} combos are shown; all of them are kept.{" "}
          <button type="button" className={styles.more} onClick={showMore}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}

/** As many rows as the screen can show moves of: they are there with the first frame. */
function rowsOfFirstScreen(): number {
  if (typeof window === "undefined") return 0;
  const { above, row } = matchMedia("(max-width: 767.98px)").matches ? CARDS : WIDE_ROWS;
  return Math.max(1, Math.ceil((innerHeight - above) / row));
}

/**
 * How many rows are rendered: the first ones at once, the rest in small portions that a key press can interrupt, up to a weight
 * that a phone bears. What is beyond it comes when somebody asks.
 */
function useGrowingLimit(combos: readonly Combo[]): { limit: number; hidden: number; showMore: () => void } {
  const [rows, setRows] = useState(rowsOfFirstScreen);
  const [portions, setPortions] = useState(1);
  const most = countFitting(combos, portions * TABLE_WEIGHT);
  useEffect(() => {
    if (rows >= most) return undefined;
    // Behind the checks of the rows that are there.
    return whenIdle(() => startTransition(() => setRows(rows + MORE_ROWS)));
  }, [most, rows]);
  return {
    limit: Math.min(rows, most),
    hidden: combos.length - most,
    showMore: () => setPortions(portions + 1),
  };
}

interface TableRowProps {
  readonly combo: Combo;
  readonly index: number;
  readonly isNew: boolean;
}

/** A combo as moves, or as its text where that cannot be: no row takes the page. */
function TableRow({ combo, index, isNew }: TableRowProps): ReactNode {
  if (!isDrawable(combo)) return <PlainRow combo={combo} index={index} reason={TOO_LONG} />;
  return (
    <ItemBoundary item={combo} fallback={() => <PlainRow combo={combo} index={index} reason={BROKEN} />}>
      <ComboRow combo={combo} index={index} isNew={isNew} />
    </ItemBoundary>
  );
}
