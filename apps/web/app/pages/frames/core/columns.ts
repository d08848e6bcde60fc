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
    .map(columnOf),
  {
    id: "properties",
    label: words.properties,
    text: propertiesOf,
    tone: () => "plain",
    order: propertiesOf,
    bestFirst: "ascending",
  },
];

function columnOf(fact: Fact): Column {
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

/** Whether a text is the id of a column. */
export function isColumnId(text: string): boolean {
  return COLUMNS.some(({ id }) => id === text);
}
