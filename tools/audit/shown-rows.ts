import type { ShownRow } from "./documents.ts";

const MOVE_OR_FACT =
  /data-move="([^"]*)"|<span data-fact="(\w+)"[^>]*>(?:<span[^>]*>[^<]*(?:<!-- -->[^<]*)*<\/span>)?([^<]*)<\/span>/g;

/** The rows of a page in HTML: numbers belong to the move before them. */
export function shownRowsOf(character: string, page: string): ShownRow[] {
  let row: ShownRow = { character, command: "", facts: {} };
  const rows = new Set<ShownRow>();
  for (const [, move, fact = "", text = ""] of page.matchAll(MOVE_OR_FACT)) {
    if (move !== undefined) row = { character, command: move.replaceAll("&#x27;", "'"), facts: {} };
    else if (text.trim() !== "") row.facts[fact] = text.trim();
    if (move === undefined) rows.add(row);
  }
  return [...rows];
}
