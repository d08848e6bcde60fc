import type { PlacedRow } from "./source-row.ts";

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
