import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { logFailure } from "../../base/log.ts";
import { whenIdle } from "../../base/when-idle.ts";
import { type Cell, type Combo, formatCell, withCell } from "../../kept/core/combo.ts";
import { countFitting, isDrawable, TABLE_WEIGHT } from "../../kept/core/combo-limits.ts";
import { ItemBoundary } from "../../ui/ItemBoundary.tsx";
import styles from "./ComboTable.module.css";
import { useComboActions } from "./combo-actions.ts";
import rowStyles from "./row/ComboRow.module.css";
import { ComboRow, RowActions } from "./row/ComboRow.tsx";
import * as words from "./words.ts";

const COLUMNS = [words.launchersColumn, words.followUpsColumn, words.deleteColumn, words.saveColumn];
const MORE_ROWS = 20;
/** In pixels: what stands above the first row's moves, and the height of a row of one line; on phones rows are cards. */
const CARDS = { above: 330, row: 250 };
const WIDE_ROWS = { above: 250, row: 118 };

/**
 * The table of combos, of which the `newest` was added last. On wide screens its rows are grids with the columns of its head, on
 * phones cards: the roles say what the layout takes away from the elements.
 */
export function ComboTable({ combos, newest }: { combos: readonly Combo[]; newest: string | undefined }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { limit, hidden, showMore } = useGrowingLimit(combos);
  useDragging(body, combos.length > 1);

  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid is no table to every browser */}
      <table role="table" className={styles.table} aria-label={words.yourCombos}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.columns}>
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" className="caps-wide">
                {column}
              </th>
            ))}
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
          {words.shownOf(limit, combos.length)}
          <button type="button" className={styles.more} onClick={showMore}>
            {words.showMore}
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
function useGrowingLimit(combos: readonly Combo[]) {
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

/** A combo as moves, or as its text where that cannot be: no row takes the page. */
function TableRow(props: ComponentProps<typeof ComboRow>): ReactNode {
  const { combo, index } = props;
  const plain = (reason: string) => <PlainRow combo={combo} index={index} reason={reason} />;
  if (!isDrawable(combo)) return plain(words.tooLong);
  return (
    <ItemBoundary item={combo} fallback={() => plain(words.broken)}>
      <ComboRow {...props} />
    </ItemBoundary>
  );
}

/** A combo that cannot be shown as moves for a `reason`: its text as it was written, to be changed, shared or deleted. Nothing here reads it. */
function PlainRow({ combo, index, reason }: { combo: Combo; index: number; reason: string }): ReactNode {
  const { edit } = useComboActions();
  const label = combo.name ?? words.combo(index + 1);
  const why = useId();
  /** Taken over when the visitor leaves it: a text that can be shown again makes the row what it was. */
  const field = (cell: Cell) => {
    const text = formatCell(combo, cell);
    return (
      <textarea
        key={text}
        className={styles.text}
        aria-label={words.textOf(words.CELL_OF[cell](label))}
        aria-describedby={why}
        rows={3}
        spellCheck={false}
        defaultValue={text}
        onBlur={({ target: { value } }) => {
          if (value !== text) edit(combo.id, (now) => withCell(now, cell, value));
        }}
      />
    );
  };
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx
    <tr role="row" className={rowStyles.row} data-combo={combo.id} aria-label={label}>
      <td role="cell" className={rowStyles.launchers}>
        <p className={styles.name}>{label}</p>
        {field("launchers")}
      </td>
      <td role="cell" className={rowStyles.followUps} data-label={words.followUpsColumn}>
        {field("followUps")}
        <p id={why} className={styles.reason}>
          {reason}
          {words.plainHint}
        </p>
      </td>
      <RowActions combo={combo} label={label} />
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

/**
 * Lets rows be dragged by their grip, by mouse, pen or finger. The library is fetched when a pointer first comes to the table;
 * the keyboard has the grip's arrow keys (RowTitle.tsx), which need none.
 */
function useDragging(body: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  const { move } = useComboActions();
  useEffect(() => {
    const rows = body.current;
    if (rows === null || !isNeeded) return;
    let sortable: ReturnType<typeof makeSortable> | undefined;
    const start = () => {
      sortable ??= makeSortable(rows, move);
      sortable.catch((thrown: unknown) => {
        sortable = undefined;
        logFailure("Dragging is not available", thrown);
      });
    };
    const listening = new AbortController();
    for (const type of ["pointerover", "touchstart"]) {
      rows.addEventListener(type, start, { once: true, passive: true, signal: listening.signal });
    }
    return () => {
      listening.abort();
      sortable?.then((made) => made.destroy()).catch(() => undefined);
    };
  }, [body, isNeeded, move]);
}

async function makeSortable(rows: HTMLElement, move: (from: number, to: number) => void) {
  const { default: Sortable } = await import("sortablejs");
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let next: Element | null = null;
  return new Sortable(rows, {
    handle: "[data-grip]",
    animation: calm ? 0 : 150,
    // The browser's own dragging does not exist on touch screens.
    forceFallback: true,
    fallbackTolerance: 4,
    ghostClass: "combo-ghost",
    dragClass: "combo-dragged",
    onStart: ({ item }) => {
      next = item.nextElementSibling;
    },
    onEnd: ({ item, oldIndex, newIndex }) => {
      // React put the row where it was, and will put it where it goes.
      rows.insertBefore(item, next);
      if (oldIndex !== undefined && newIndex !== undefined) move(oldIndex, newIndex);
    },
  });
}
