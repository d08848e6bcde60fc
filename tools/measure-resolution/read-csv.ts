/**
 * Rows of a comma-separated file with quoted fields (`"a ""b"" c"`, commas and line breaks inside quotes). An
 * unclosed quote runs to the end of the text.
 *
 * `readCsv('a,"b\nc"')` is `[["a", "b\nc"]]`.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const field of fields(text)) {
    row.push(field.value);
    if (!field.endsRow) continue;
    rows.push(row);
    row = [];
  }
  if (text.endsWith(",")) row.push("");
  return row.length === 0 ? rows : [...rows, row];
}

interface Field {
  readonly value: string;
  readonly endsRow: boolean;
}

function* fields(text: string): Generator<Field> {
  const pattern = /(?:"((?:[^"]|"")*)(?:"|$)|([^,\r\n]*))(,|\r?\n|$)/y;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) return;
    const [, quoted, plain, end] = match;
    yield { value: quoted?.replaceAll('""', '"') ?? plain ?? "", endsRow: end !== "," };
  }
}
