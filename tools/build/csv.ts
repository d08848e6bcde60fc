/** What a cell holds; `undefined` where nothing is known. */
export type Cell = string | number | boolean | undefined;

/** Several values of one cell. */
export const listCell = (values: readonly string[] | undefined): Cell => values?.join("; ");

/** A table as RFC 4180 has it: a row of names, CRLF behind every row, quotes where a cell needs them. */
export function toCsv(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [names, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function written(cell: Cell): string {
  if (typeof cell !== "string") return cell?.toString() ?? "";
  // A spreadsheet would take such a text for a formula; with an apostrophe before it, it shows it.
  const text = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
