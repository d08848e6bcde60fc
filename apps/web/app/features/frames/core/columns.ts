import type { FrameFacts } from "@tactician/contract";

/** What a cell tells by its colour as well; the number says the same. */
export type CellTone = "unsafe" | "plus" | "plain";

/** A column of the table behind the move itself. */
export interface Column {
  /** Its name in addresses, `counter-hit`. */
  readonly id: string;
  readonly label: string;
  /** The cell's text; `undefined` where the movelist does not know it. */
  readonly cell: (facts: FrameFacts) => string | undefined;
  readonly tone?: (frames: number) => CellTone;
}

/** From here on every character can punish. */
const UNSAFE = -10;

/** Every column in its order: what is asked most often stands first, because a phone shows three. Feeds the table, the choice of columns and the address. */
export const COLUMNS = [
  { id: "startup", label: "Startup", cell: startupCell },
  { id: "block", label: "On block", cell: ({ block }) => block, tone: blockTone },
  { id: "hit", label: "On hit", cell: ({ hit }) => hit, tone: hitTone },
  {
    id: "counter-hit",
    label: "Counter hit",
    cell: ({ counterHit, hit }) => counterHit ?? hit,
    tone: hitTone,
  },
  { id: "level", label: "Level", cell: ({ levels }) => levels },
  { id: "damage", label: "Damage", cell: ({ damage }) => damage },
  { id: "properties", label: "Properties", cell: ({ properties }) => properties.join(", ") },
] as const satisfies readonly Column[];

export type ColumnId = (typeof COLUMNS)[number]["id"];

/** Whether the text is the id of a column. */
export function isColumnId(text: string): text is ColumnId {
  return COLUMNS.some(({ id }) => id === text);
}

/** `i10`, and for a string also when its last hit comes, on a line of its own: `last i20~22`. */
function startupCell({ startup, followUpStartup }: FrameFacts): string | undefined {
  if (followUpStartup === undefined || startup === undefined) return startup ?? followUpStartup;
  return `${startup}\nlast ${followUpStartup}`;
}

function blockTone(frames: number): CellTone {
  if (frames <= UNSAFE) return "unsafe";
  return frames > 0 ? "plus" : "plain";
}

function hitTone(frames: number): CellTone {
  return frames > 0 ? "plus" : "plain";
}
