/** A cell of the chart, both counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** By how many rows and columns a key leads on. */
const STEPS: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ["ArrowUp", [-1, 0]],
  ["ArrowDown", [1, 0]],
  ["ArrowLeft", [0, -1]],
  ["ArrowRight", [0, 1]],
  ["PageUp", [-10, 0]],
  ["PageDown", [10, 0]],
  ["Home", [0, Number.NEGATIVE_INFINITY]],
  ["End", [0, Number.POSITIVE_INFINITY]],
]);

/**
 * Where a key leads from a cell of a chart with `size` rows and columns: arrows to the next one, Home and End to the ends of the row,
 * with Ctrl of the chart; nothing for keys that lead nowhere.
 */
export function stepInGrid(
  { row, column }: GridPlace,
  { key, isCtrl }: { readonly key: string; readonly isCtrl: boolean },
  size: number,
): GridPlace | undefined {
  const [rows, columns] = STEPS.get(key) ?? [];
  if (rows === undefined || columns === undefined) return undefined;
  const down = isCtrl && !Number.isFinite(columns) ? columns : rows;
  const within = (place: number) => Math.min(size - 1, Math.max(0, place));
  return { row: within(row + down), column: within(column + columns) };
}
