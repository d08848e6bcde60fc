import { type Estimate, type Tally, totalOf, winRatio } from "@tactician/statistics";

export type SortColumn = "name" | "matches" | "ratio" | "estimate";

export interface CharacterSort {
  readonly column: SortColumn;
  readonly direction: "ascending" | "descending";
}

interface Sortable {
  readonly gameId: number;
  readonly tally: Tally;
  readonly points: Estimate | undefined;
}

/** The rows in that order; those without the value are last either way, and equals stay as they came. */
export function sortRows<Row extends Sortable>(
  rows: readonly Row[],
  { column, direction }: CharacterSort,
  nameOf: (gameId: number) => string,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (column === "name") {
    return rows.toSorted((a, b) => sign * nameOf(a.gameId).localeCompare(nameOf(b.gameId), "en"));
  }
  const value = VALUES[column];
  const known = rows.filter((row) => value(row) !== undefined);
  const unknown = rows.filter((row) => value(row) === undefined);
  return [...known.toSorted((a, b) => sign * ((value(a) ?? 0) - (value(b) ?? 0))), ...unknown];
}

const VALUES: Record<Exclude<SortColumn, "name">, (row: Sortable) => number | undefined> = {
  matches: ({ tally }) => totalOf(tally),
  ratio: ({ tally }) => winRatio(tally),
  estimate: ({ points }) => points?.estimate,
};
