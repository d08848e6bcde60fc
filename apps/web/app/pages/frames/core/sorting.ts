import type { Facts } from "@tactician/game";
import { COLUMNS, type ColumnId, isColumnId } from "./columns.ts";

/** What the rows of a table are sorted by: a column, the best ones first or last. */
export interface Sorting {
  /** `move` = in the order of the movelist. */
  readonly by: ColumnId | typeof MOVE;
  readonly isReversed: boolean;
}

/** The column of the move itself. */
export const MOVE = "move";

export const AS_LISTED: Sorting = { by: MOVE, isReversed: false };

/** `block`, or `-block` for the other way round. What is no column, or a hidden one, leaves the rows as they are listed. */
export function parseSorting(text: string, hidden: readonly ColumnId[]): Sorting {
  const isReversed = text.startsWith("-");
  const by = isReversed ? text.slice(1) : text;
  const isShown = by === MOVE || (isColumnId(by) && !hidden.includes(by));
  return isShown ? { by, isReversed } : AS_LISTED;
}

/** Nothing for rows as they are listed. */
export function formatSorting({ by, isReversed }: Sorting): string | undefined {
  if (isReversed) return `-${by}`;
  return by === MOVE ? undefined : by;
}

/** What a press on a column's head sorts by: the column, or the other way round where that is so already. */
export function sortingAfter({ by, isReversed }: Sorting, pressed: Sorting["by"]): Sorting {
  return { by: pressed, isReversed: by === pressed && !isReversed };
}

/** How the values of a column go on from row to row; nothing where the rows are sorted by another. */
export function directionOf(sorting: Sorting, by: Sorting["by"]): "ascending" | "descending" | undefined {
  if (sorting.by !== by) return undefined;
  const isDescending = columnOf(by)?.bestFirst === "descending";
  return isDescending === sorting.isReversed ? "ascending" : "descending";
}

/** Rows in their order; those of which the movelist does not know the value come last, equals stand as they are listed. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sorting: Sorting,
  factsOf: (row: Row) => Facts,
): readonly Row[] {
  const column = columnOf(sorting.by);
  if (column === undefined) return sorting.isReversed ? rows.toReversed() : rows;
  const sign = directionOf(sorting, sorting.by) === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: column.order(factsOf(row)) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function columnOf(by: Sorting["by"]) {
  return COLUMNS.find(({ id }) => id === by);
}
