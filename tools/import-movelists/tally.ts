export interface UnreadValue {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
  /** Line of the source file on which the move's row begins. */
  readonly line?: number | undefined;
}

/** A row that the movelist cannot take: no id, values that are not text, a parent that is missing or the row itself. */
type BrokenRow = Pick<UnreadValue, "character" | "line" | "why"> & { readonly move?: string };

/** What an import counted: whatever is dropped appears here. */
export class ImportTally {
  /** Values in the source, by field (`damage`, `notes: chip`). */
  readonly totals = new Map<string, number>();
  readonly unsure = new Map<string, number>();
  readonly unread: UnreadValue[] = [];
  readonly broken: BrokenRow[] = [];
  /** Note lines outside the model, numbers replaced by `#`, with their counts. */
  readonly notModelled = new Map<string, number>();
}

export function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Fields in alphabetical order, notes last. */
function notesLast([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Number(a.startsWith("notes")) - Number(b.startsWith("notes")) || (a < b ? -1 : 1);
}

/** Where a row is in the source, `jin.json:120`. */
function place(character: string, line: number | undefined): string {
  return line === undefined ? `${character}.json` : `${character}.json:${line}`;
}

function valueText({ move, field, value, why }: UnreadValue): string {
  return `${move}: ${field}: ${JSON.stringify(value)}: ${why}`;
}

export function brokenText({ broken }: ImportTally): string[] {
  return broken.map(
    ({ character, line, move = "(no id)", why }) => `${place(character, line)}: ${move}: ${why}`,
  );
}

/**
 * Every value that could not be read, one per line, sorted: `armor-king: FUFA.db+1+3: hit: "35": not an advantage the model knows`.
 * Notes are left out: they are sentences of the source.
 */
export function unreadText({ unread }: ImportTally): string[] {
  return unread
    .filter(({ field }) => !field.startsWith("notes"))
    .map((value) => `${value.character}: ${valueText(value)}`)
    .sort();
}

/** What a run says at its end: every value that could not be read, if that is asked for, and how many there are. */
export function summaryText(tally: ImportTally, isLong: boolean): string {
  const count = [...tally.totals.values()].reduce((sum, total) => sum + total, 0);
  const summary = `Read ${count - tally.unread.length} of ${count} values; --report lists the rest.`;
  return isLong ? `${reportText(tally)}\n${summary}` : summary;
}

/** The report as text: a table of the fields, every unread value, and the note lines outside the model by frequency. */
export function reportText(tally: ImportTally): string {
  const rows = [...tally.totals].sort(notesLast).map(([field, total]) => {
    const unread = tally.unread.filter((value) => value.field === field).length;
    const share = `${((100 * unread) / total).toFixed(2)} %`;
    return [field, total, total - unread, unread, share, tally.unsure.get(field) ?? 0].map(String);
  });
  const head = ["field", "total", "read", "unread", "share", "marked ?"];
  const unread = tally.unread.map((value) => `${place(value.character, value.line)}: ${valueText(value)}`);
  const others = [...tally.notModelled].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const otherTotal = others.reduce((sum, [, count]) => sum + count, 0);
  return [
    table([head, ...rows]),
    `Rows left out (${tally.broken.length}):`,
    ...brokenText(tally),
    "",
    `Unread values (${unread.length}):`,
    ...unread.sort(),
    "",
    `Note lines outside the model (${otherTotal} lines, ${others.length} different; # = a number, (topic) = has words of that topic):`,
    ...others.map(([text, count]) => `${String(count).padStart(5)}  ${text}`),
    "",
  ].join("\n");
}

function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([field = "", ...numbers]) => {
    const cells = numbers.map((cell, place) => cell.padStart(width(place + 1)));
    return [field.padEnd(width(0)), ...cells].join("  ");
  });
  return `${lines.join("\n")}\n`;
}
