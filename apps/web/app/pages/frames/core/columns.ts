import {
  type Advantage,
  type Fact,
  type Facts,
  factAddress,
  factsIn,
  factText,
  propertyLabels,
  shortLabel,
  UNSAFE,
  wholeFactValue,
} from "@tactician/game";

/** What a cell tells by its colour as well; the number says the same. */
export type CellTone = "unsafe" | "plus" | "plain";

/** A column of the table behind the move itself. */
export interface Column {
  /** Its name in addresses, `counter-hit`. */
  readonly id: string;
  readonly label: string;
  /** The cell's text; `undefined` where the movelist does not know it. */
  readonly text: (facts: Facts) => string | undefined;
  readonly tone?: (facts: Facts) => CellTone;
}

/**
 * Every column in its order: what is asked most often stands first, because a phone shows three. What a move can do besides hitting
 * is one column, the last. Feeds the table, the choice of columns and the address.
 */
export const COLUMNS: readonly Column[] = [
  ...factsIn("table")
    .filter(({ labels }) => labels === undefined)
    .map(columnOf),
  {
    id: "properties",
    label: "Properties",
    text: (facts) => propertyLabels(facts, "table").join(", "),
  },
];

function columnOf(fact: Fact): Column {
  const value = (facts: Facts) => wholeFactValue(fact, facts);
  return {
    id: factAddress(fact),
    label: shortLabel(fact),
    text: fact.cell ?? ((facts) => factText(fact, value(facts), facts)),
    tone: (facts) => toneOf(fact, value(facts)),
  };
}

function toneOf({ turn }: Fact, value: unknown): CellTone {
  if (turn === undefined || value === undefined) return "plain";
  const { min } = value as Advantage;
  if (turn === "block" && min <= UNSAFE) return "unsafe";
  return min > 0 ? "plus" : "plain";
}

/** The id of a column, as addresses have it. */
export type ColumnId = string;

/** Whether a cell's first number has one digit: `i8`, `-9~-8`. It stands under the last digit of the others. */
export function isOneDigit(text: string | undefined): boolean {
  return text !== undefined && /^[a-z]?[+-]?\d(?!\d)/.test(text);
}

/** The ids of the buttons that hide a column and bring it back: each gets the focus when the other is gone. */
export const hideButtonId = (id: ColumnId) => `hide-${id}`;
export const showButtonId = (id: ColumnId) => `show-${id}`;

/** Its number in a row, from 1: those behind the move and its star begin with 3. */
export function columnNumber(id: ColumnId): number {
  return COLUMNS.findIndex((column) => column.id === id) + 3;
}

/** Whether a text is the id of a column. */
export function isColumnId(text: string): boolean {
  return COLUMNS.some(({ id }) => id === text);
}
