import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { stepInGrid } from "./core/step-in-grid.ts";

interface TableListeners {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  readonly onPointerOver: (event: PointerEvent<HTMLTableElement>) => void;
}

/**
 * Lets keys walk through a table of cells as through a sheet of numbers: one cell is on the way of Tab, arrows lead on from it,
 * Enter and Space press it. The names of the column and of the row where pointer or focus is are marked (`data-at`). All of it is told to
 * the elements themselves: rendering 1,764 cells for a step would take longer than the step.
 */
export const GRID_LISTENERS: TableListeners = {
  onKeyDown: (event) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      cell.click();
      return;
    }
    const next = cellAt(event.currentTarget, cell, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  },
  onFocus: ({ currentTarget, target }) => {
    const cell = cellOf(target);
    if (cell === undefined) return;
    for (const other of currentTarget.querySelectorAll("td[tabindex='0']"))
      other.setAttribute("tabindex", "-1");
    cell.tabIndex = 0;
    mark(currentTarget, cell);
  },
  onPointerOver: ({ currentTarget, target, pointerType }) => {
    if (pointerType === "mouse") mark(currentTarget, cellOf(target));
  },
};

function cellOf(target: EventTarget): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest("td") : null;
  return cell?.hasAttribute("tabindex") ? cell : undefined;
}

function cellAt(
  table: HTMLTableElement,
  cell: HTMLTableCellElement,
  { key, ctrlKey }: KeyboardEvent,
): HTMLTableCellElement | undefined {
  const rows = table.tBodies[0]?.rows;
  const row = cell.parentElement;
  if (rows === undefined || !(row instanceof HTMLTableRowElement)) return undefined;
  const from = { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
  const to = stepInGrid(from, { key, isCtrl: ctrlKey }, rows.length);
  return to && rows[to.row]?.cells[to.column + 1];
}

function mark(table: HTMLTableElement, cell: HTMLTableCellElement | undefined): void {
  for (const marked of table.querySelectorAll("[data-at]")) marked.removeAttribute("data-at");
  const row = cell?.parentElement;
  if (cell === undefined || !(row instanceof HTMLTableRowElement)) return;
  row.cells[0]?.setAttribute("data-at", "");
  table.tHead?.rows[0]?.cells[cell.cellIndex]?.setAttribute("data-at", "");
}
