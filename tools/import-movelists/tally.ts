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
interface BrokenRow {
  readonly character: string;
  readonly line?: number | undefined;
  readonly move?: string;
  readonly why: string;
}

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

interface FieldShare {
  readonly field: string;
  readonly total: number;
  readonly unread: number;
  readonly unsure: number;
}

/** Shares by field in alphabetical order, notes last. */
export function fieldShares({ totals, unsure, unread }: ImportTally): FieldShare[] {
  return [...totals.keys()].sort(notesLast).map((field) => ({
    field,
    total: totals.get(field) ?? 0,
    unread: unread.filter((value) => value.field === field).length,
    unsure: unsure.get(field) ?? 0,
  }));
}

function notesLast(a: string, b: string): number {
  const rank = Number(a.startsWith("notes")) - Number(b.startsWith("notes"));
  if (rank !== 0) return rank;
  return a < b ? -1 : 1;
}

/** Where a row is in the source, `jin.json:120`. */
function place(character: string, line: number | undefined): string {
  return line === undefined ? `${character}.json` : `${character}.json:${line}`;
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
    .map(({ character, move, field, value, why }) => {
      return `${character}: ${move}: ${field}: ${JSON.stringify(value)}: ${why}`;
    })
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
  const rows = fieldShares(tally).map(({ field, total, unread, unsure }) => {
    const share = ((100 * unread) / total).toFixed(2);
    return [field, total, total - unread, unread, `${share} %`, unsure].map((cell) => String(cell));
  });
  const head = ["field", "total", "read", "unread", "share", "marked ?"];
  const unread = tally.unread.map(
    ({ character, line, move, field, value, why }) =>
      `${place(character, line)}: ${move}: ${field}: ${JSON.stringify(value)}: ${why}`,
  );
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
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  return `${lines.join("\n")}\n`;
}
