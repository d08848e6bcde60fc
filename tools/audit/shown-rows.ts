import type { ShownRow } from "./documents.ts";

const MOVE_OR_FACT =
  /data-move="([^"]*)"|<span data-fact="(\w+)"[^>]*>((?:<span[^>]*>[^<]*(?:<!-- -->[^<]*)*<\/span>)?[^<]*)<\/span>/g;

/** The rows of a page in HTML: numbers belong to the move before them. */
export function shownRowsOf(character: string, page: string): ShownRow[] {
  const rows: ShownRow[] = [];
  let command = "";
  let isOpen = false;
  for (const [, move, fact, content = ""] of page.matchAll(MOVE_OR_FACT)) {
    if (move !== undefined)
      [command, isOpen] = [move.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"), false];
    if (fact === undefined) continue;
    if (!isOpen) rows.push({ character, command, facts: {} });
    isOpen = true;
    const text = content.replace(/<span[^>]*>.*?<\/span>/s, "").trim();
    const row = rows.at(-1);
    if (row !== undefined && text !== "") row.facts[fact] = text;
  }
  return rows;
}
