import * as z from "zod";

const text = z.optional(z.string());

/** One move as the TekkenDocs export writes it: every field is text, most can be missing. */
export const sourceRowSchema = z.object({
  id: z.string(),
  input: text,
  parent: text,
  name: text,
  target: text,
  damage: text,
  startup: text,
  block: text,
  hit: text,
  ch: text,
  crush: text,
  recv: text,
  tot: text,
  reach: text,
  tracksLeft: text,
  tracksRight: text,
  alt: text,
  alias: text,
  notes: text,
});

export type SourceRow = z.infer<typeof sourceRowSchema>;

/** A row and the line of the file on which it begins, 1-based; none where the rows are in no file. */
export type PlacedRow = SourceRow & { readonly line?: number | undefined };

/** Text of a field without wiki markup: `[[Paul combos#Mini-combos|+35]]` becomes `+35`. */
export function cleanText(source: string): string {
  return source
    .replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, "$1")
    .replace(/\[\[([^\]]*)\]\]/g, "$1")
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/'{2,}/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** The items of a field that holds a bulleted list, or its one value: `* ub+3,4\n* u+3,4` gives two. */
export function listItems(source: string): string[] {
  return cleanText(source)
    .split("\n")
    .map((line) => line.replace(/^[\s*]+/, "").trim())
    .filter((line) => line !== "" && !/^(\{\{.*|\}\})$/.test(line));
}

interface BrokenRow {
  readonly row: PlacedRow;
  readonly why: string;
}

/**
 * The rows whose chain of parents reaches a move without one. The others (a parent that is missing, parents in a circle) have no
 * hits to build on: they are left out, each with its reason.
 */
export function withWholeChains(rows: readonly PlacedRow[]): { rows: PlacedRow[]; broken: BrokenRow[] } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const whole: PlacedRow[] = [];
  const broken: BrokenRow[] = [];
  for (const row of rows) {
    const why = breakOf(row, byId);
    if (why === undefined) whole.push(row);
    else broken.push({ row, why });
  }
  return { rows: whole, broken };
}

/** Why the chain does not end, in words. */
function breakOf(row: PlacedRow, byId: ReadonlyMap<string, PlacedRow>): string | undefined {
  const seen = new Set([row.id]);
  for (let { parent } = row; parent !== undefined; parent = byId.get(parent)?.parent) {
    if (!byId.has(parent)) return `the source has no move "${parent}" that it continues`;
    if (seen.has(parent)) return `its parents form a circle through "${parent}"`;
    seen.add(parent);
  }
  return undefined;
}
