/** A cell of the chart, both counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows that a page up or down goes. */
const PAGE_ROWS = 10;

/**
 * Where a key leads from a cell of a chart with `size` rows and columns: arrows to the next one, Home and End to the ends of the row,
 * with Ctrl of the chart; nothing for keys that lead nowhere.
 */
export function stepInGrid(
  from: GridPlace,
  { key, isCtrl }: { readonly key: string; readonly isCtrl: boolean },
  size: number,
): GridPlace | undefined {
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const last = size - 1;
  const { row, column } = step(from, last, isCtrl);
  return { row: Math.min(last, Math.max(0, row)), column: Math.min(last, Math.max(0, column)) };
}

type Step = (from: GridPlace, last: number, isCtrl: boolean) => GridPlace;

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ["ArrowUp", ({ row, column }) => ({ row: row - 1, column })],
  ["ArrowDown", ({ row, column }) => ({ row: row + 1, column })],
  ["ArrowLeft", ({ row, column }) => ({ row, column: column - 1 })],
  ["ArrowRight", ({ row, column }) => ({ row, column: column + 1 })],
  ["PageUp", ({ row, column }) => ({ row: row - PAGE_ROWS, column })],
  ["PageDown", ({ row, column }) => ({ row: row + PAGE_ROWS, column })],
  ["Home", ({ row }, _last, isCtrl) => ({ row: isCtrl ? 0 : row, column: 0 })],
  ["End", ({ row }, last, isCtrl) => ({ row: isCtrl ? last : row, column: last })],
]);
