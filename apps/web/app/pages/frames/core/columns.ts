import {
  type Fact,
  type Facts,
  factAddress,
  factsIn,
  factText,
  propertyLabels,
  shortLabel,
  type Tone,
  toneOf,
  wholeFactValue,
} from "@tactician/game";
import * as words from "../words.ts";

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
export function sortedRows<Row>(rows: readonly Row[], sorting: Sorting, factsOf: (row: Row) => Facts) {
  const column = columnOf(sorting.by);
  if (column === undefined) return sorting.isReversed ? rows.toReversed() : rows;
  const sign = directionOf(sorting, sorting.by) === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: column.order(factsOf(row)) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * (Number(a.value > b.value) - Number(a.value < b.value));
    })
    .map(({ row }) => row);
}

function columnOf(by: Sorting["by"]) {
  return COLUMNS.find(({ id }) => id === by);
}

/** A column of the table behind the move itself. */
export interface Column {
  /** Its name in addresses, `counter-hit`. */
  readonly id: string;
  readonly label: string;
  /** The cell's text; `undefined` where the movelist does not know it. */
  readonly text: (facts: Facts) => string | undefined;
  readonly tone: (facts: Facts) => Tone;
  /** What rows are sorted by. */
  readonly order: (facts: Facts) => number | string | undefined;
  /** How the best ones come first. */
  readonly bestFirst: "ascending" | "descending";
}

/**
 * Every column in its order: what is asked most often stands first, because a phone shows three. What a move can do besides hitting
 * is one column, the last. Feeds the table, the choice of columns and the address.
 */
export const COLUMNS: readonly Column[] = [
  ...factsIn("table")
    .filter(({ labels }) => labels === undefined)
    .map(columnOfFact),
  {
    id: "properties",
    label: words.properties,
    text: propertiesOf,
    tone: () => "plain",
    order: propertiesOf,
    bestFirst: "ascending",
  },
];

function columnOfFact(fact: Fact): Column {
  const value = (facts: Facts) => wholeFactValue(fact, facts);
  const text = fact.cell ?? ((facts) => factText(fact, value(facts), facts));
  return {
    id: factAddress(fact),
    label: shortLabel(fact),
    text,
    tone: (facts) => toneOf(fact, value(facts)),
    order: (facts) => orderOf(value(facts), text(facts)),
    bestFirst: fact.better === undefined || fact.better.startsWith("less") ? "ascending" : "descending",
  };
}

/** A number itself, the first frame of a range or an advantage, otherwise what is written. */
function orderOf(value: unknown, text: string | undefined): number | string | undefined {
  if (value === undefined || typeof value === "number") return value;
  return (value as { readonly min?: number }).min ?? (text || undefined);
}

function propertiesOf(facts: Facts): string | undefined {
  return propertyLabels(facts, "table").join(", ") || undefined;
}

/** The id of a column, as addresses have it. */
export type ColumnId = string;

export function isColumnId(text: string): boolean {
  return COLUMNS.some(({ id }) => id === text);
}
