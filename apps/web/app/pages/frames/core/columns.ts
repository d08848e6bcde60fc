import {
  advantageText,
  damageText,
  type FrameFacts,
  lastStartupText,
  levelLetters,
  startupText,
} from "@tactician/contract";
import type { Advantage } from "@tactician/game";
import { propertyLabels } from "../../../moves/property-labels.ts";

/** What a cell tells by its colour as well; the number says the same. */
export type CellTone = "unsafe" | "plus" | "plain";

/** A column of the table behind the move itself. */
export interface Column {
  /** Its name in addresses, `counter-hit`. */
  readonly id: string;
  readonly label: string;
  /** The cell's text; `undefined` where the movelist does not know it. */
  readonly text: (facts: FrameFacts) => string | undefined;
  readonly tone?: (facts: FrameFacts) => CellTone;
}

/** From here on every character can punish. */
const UNSAFE = -10;

/** Every column in its order: what is asked most often stands first, because a phone shows three. Feeds the table, the choice of columns and the address. */
export const COLUMNS = [
  { id: "startup", label: "Startup", text: startupCell },
  { id: "block", label: "On block", text: ({ block }) => textOf(block), tone: blockTone },
  { id: "hit", label: "On hit", text: ({ hit }) => textOf(hit), tone: ({ hit }) => toneOf(hit) },
  {
    id: "counter-hit",
    label: "Counter hit",
    text: (facts) => textOf(onCounterHit(facts)),
    tone: (facts) => toneOf(onCounterHit(facts)),
  },
  { id: "level", label: "Level", text: ({ hits }) => levelLetters(hits) },
  { id: "damage", label: "Damage", text: damageText },
  { id: "properties", label: "Properties", text: (facts) => propertyLabels(facts).join(", ") },
] as const satisfies readonly Column[];

export type ColumnId = (typeof COLUMNS)[number]["id"];

/** Whether a cell's first number has one digit: `i8`, `-9~-8`. It stands under the last digit of the others. */
export function isOneDigit(text: string | undefined): boolean {
  return text !== undefined && /^[a-z]?[+-]?\d(?!\d)/.test(text);
}

/** The ids of the buttons that hide a column and bring it back: each gets the focus when the other is gone. */
export const hideButtonId = (id: ColumnId) => `hide-${id}`;
export const showButtonId = (id: ColumnId) => `show-${id}`;

/** Whether the text is the id of a column. */
export function isColumnId(text: string): text is ColumnId {
  return COLUMNS.some(({ id }) => id === text);
}

/** `i10`, and for a string also when its last hit comes, on a line of its own: `last i20~22`. */
function startupCell(facts: FrameFacts): string | undefined {
  const [first, last] = [startupText(facts), lastStartupText(facts)];
  return first === undefined || last === undefined ? (first ?? last) : `${first}\nlast ${last}`;
}

/** The same as on a normal hit, where the movelist says nothing else. */
function onCounterHit({ hit, counterHit = hit }: FrameFacts): Advantage | undefined {
  return counterHit;
}

function textOf(advantage: Advantage | undefined): string | undefined {
  return advantage && advantageText(advantage);
}

function blockTone({ block }: FrameFacts): CellTone {
  return block !== undefined && block.min <= UNSAFE ? "unsafe" : toneOf(block);
}

function toneOf(advantage: Advantage | undefined): CellTone {
  return (advantage?.min ?? 0) > 0 ? "plus" : "plain";
}
