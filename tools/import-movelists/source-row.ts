import * as z from "zod";

const text = z.optional(z.string());

/** A move as the TekkenDocs export writes it: every field is text, most may be missing. */
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

/** A row and the line on which it begins (1-based); undefined if the rows are not from a file. */
export type PlacedRow = SourceRow & { readonly line?: number | undefined };

/** The text of a field without wiki markup: `[[Paul combos#Mini-combos|+35]]` becomes `+35`. */
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

/** The items of a bulleted list, or the one value: `* ub+3,4\n* u+3,4` gives two. */
export function listItems(source: string): string[] {
  return cleanText(source)
    .split("\n")
    .map((line) => line.replace(/^[\s*]+/, "").trim())
    .filter((line) => line !== "" && !/^(\{\{.*|\}\})$/.test(line));
}

/** Why a row has no hits to build on: a parent is missing, or parents form a circle. */
export function breakOf(row: PlacedRow, byId: ReadonlyMap<string, PlacedRow>): string | undefined {
  const seen = new Set([row.id]);
  for (let { parent } = row; parent !== undefined; parent = byId.get(parent)?.parent) {
    if (!byId.has(parent)) return `continues "${parent}", which the source does not have`;
    if (seen.has(parent)) return `its parents form a circle through "${parent}"`;
    seen.add(parent);
  }
  return undefined;
}
