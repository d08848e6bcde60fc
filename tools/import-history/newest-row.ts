import { cleanText, type PlacedRow } from "../import-movelists/source-row.ts";

export interface RawRow {
  readonly id: string;
  readonly [field: string]: string | readonly string[];
}

/** Columns of older shapes with the newest names. */
const NEW_NAMES: ReadonlyMap<string, string> = new Map([
  ["on_block", "block"],
  ["on_hit", "hit"],
  ["on_ch", "ch"],
  ["recovery", "recv"],
]);

/** All names of a column, by its newest one. */
export const RAW_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...NEW_NAMES].map(([old, name]) => [name, [name, old]]),
);

/** Note lines that repeat the crush column. */
const CRUSH_LINE =
  /^[*,\s]*(?:(?:High|Low|Power) crush|(?:Floating|Parry|Grounded) state|(?:Full crush|Invincible)|[cjpifg]s(?=\d)|pc(?=\d))(?![a-zA-Z]).*$/;

/** Parents of moves by id; undefined if the newest export says that the move has none. */
export type Parents = ReadonlyMap<string, string | undefined>;

/**
 * One day's rows of an older export as the newest would write them: columns renamed, entities decoded, and strings reduced to what
 * they add to the move that they continue (`h, h, m` of `1,2,1` becomes `,m`). `parents` are the links of the newest export; a
 * string that is not in it continues the longest move of the day that it begins with.
 */
export function newestRows(rows: ReadonlyMap<string, RawRow>, parents: Parents): PlacedRow[] {
  const renamed = new Map([...rows].map(([id, row]) => [id, renamedRow(row)]));
  return [...renamed.values()].map((row) => {
    const before = ancestors(row.id, parents, renamed);
    const [parent] = before;
    if (parent === undefined) return withoutOpenEnd(row);
    return defined({
      ...row,
      parent: parent.id,
      input: addedInput(row.input, parent.input),
      target: addedValue(row.target, parent.target),
      damage: addedValue(row.damage, parent.damage),
      startup: addedStartup(
        row.startup,
        before.flatMap(({ startup }) => startup ?? []),
      ),
    });
  });
}

function ancestors(id: string, parents: Parents, rows: ReadonlyMap<string, PlacedRow>): PlacedRow[] {
  const parent = parentOf(id, parents, rows);
  return parent === undefined ? [] : [parent, ...ancestors(parent.id, parents, rows)];
}

/** `i16, ` is the startup before a cancel whose parent is unknown. */
function withoutOpenEnd(row: PlacedRow): PlacedRow {
  return /,$/.test(row.startup ?? "") ? defined({ ...row, startup: undefined }) : row;
}

function renamedRow(row: RawRow): PlacedRow {
  const texts = Object.entries(row).flatMap(([field, value]) => {
    const text = decodeEntities(
      typeof value === "string" ? value : value.map((item) => `* ${item}`).join("\n"),
    );
    return text.trim() === "" ? [] : [[NEW_NAMES.get(field) ?? field, text.trim()] as const];
  });
  const named = withNumbers({ ...Object.fromEntries(texts), id: row.id });
  const { crush, notes } = named;
  if (crush === undefined) return named;
  return defined({ ...named, crush: crushWindows(crush), notes: notes && withoutCrush(notes) });
}

/** Spellings of the first months, and the newest ones for them. */
const OLD_NOTES: readonly (readonly [RegExp, string])[] = [
  [/^(\W*heat dash) (\+\S+(?: ?\(\S+\))?), (\+\d+)$/gim, "$1 $2 on hit, $3 on block"],
  [/\b(from \d\w\w) NH\b/g, "$1 hit"],
  [/^(\W*combo from \d\w\w hit) with(?:out)? delay$/gim, "$1"],
  [/^.*(?:\?\?\?|\? chip).*$/gim, ""],
];

/** Removes words where a number or a level belongs (`KND`, `Launch`, `i`, `Cancel`); `rFC` becomes the state `FC`. */
function withNumbers(row: PlacedRow): PlacedRow {
  const read = { ...row };
  for (const field of ["damage", "startup", "block", "hit", "ch"] as const) {
    if (read[field] !== undefined && !/[\d!]/.test(read[field])) delete read[field];
  }
  if (read.target !== undefined) {
    read.target = read.target.replace(/\bthrow\b/gi, "t").replace(/\s*\?/g, "");
    if (/^,?\s*(?:s|!|[A-Z][A-Za-z]{2,}(?: [A-Za-z]+)*)?$/.test(read.target)) delete read.target;
  }
  if (read.notes !== undefined) {
    read.notes = OLD_NOTES.reduce((notes, [pattern, words]) => notes.replace(pattern, words), read.notes);
  }
  if (read.recv !== undefined) read.recv = read.recv.replace(/^r(?=[A-Z])/, "");
  return read;
}

/** As `js9~20 fs21~23`; older exports have a list, the oldest words. */
function crushWindows(text: string): string {
  return cleanText(text)
    .replace(/Power Crush/i, "pc")
    .split(/[\s*,]+/)
    .filter((word) => word !== "")
    .join(" ");
}

function withoutCrush(notes: string): string {
  const lines = cleanText(notes).split("\n");
  return lines.filter((line) => !CRUSH_LINE.test(line)).join("\n");
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#039;", "'"],
]);

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#039);/g, (entity) => ENTITIES.get(entity) ?? entity);
}

function parentOf(id: string, parents: Parents, rows: ReadonlyMap<string, PlacedRow>): PlacedRow | undefined {
  if (parents.has(id)) return rows.get(parents.get(id) ?? "");
  const ends = [...id.matchAll(/[,~:]/g)].map(({ index }) => index).reverse();
  return ends.map((end) => rows.get(id.slice(0, end))).find((row) => row !== undefined);
}

function addedInput(own: string | undefined, parents: string | undefined): string | undefined {
  return own !== undefined && parents !== undefined && own.startsWith(parents)
    ? own.slice(parents.length)
    : own;
}

function defined(
  row: { [Field in keyof PlacedRow]: PlacedRow[Field] | undefined } & { id: string },
): PlacedRow {
  const fields = Object.entries(row).filter(([, value]) => value !== undefined && value !== "");
  return { ...Object.fromEntries(fields), id: row.id };
}

/**
 * What a string adds to the values of the move that it continues, in the newest shape: `5, 15, 10` after `5, 15` is `,10`. For a
 * while the export wrote both without a comma (`1320` after `13`): then it lists no more values than the parent. A value that
 * does not begin with the parent's is kept as it is.
 */
export function addedValue(own: string | undefined, parents: string | undefined): string | undefined {
  if (own === undefined || parents === undefined) return own;
  const [all, before] = [withPlainCommas(own), withPlainCommas(parents)];
  if (!all.startsWith(before)) return own;
  const rest = all.slice(before.length);
  const isGlued = rest !== "" && countItems(all) === countItems(before);
  if (rest !== "" && !rest.startsWith(",") && !isGlued) return own;
  const added = rest.replace(/^,+/, "").trim();
  return added === "" ? undefined : `,${added}`;
}

/**
 * The startup of a string's own hits. From 2025 on the export put that of an earlier move in front (`i10, ,i24~25`), with nothing
 * after it for a cancel (`i16, `). `before` are the startups of the moves that it continues.
 */
export function addedStartup(own: string | undefined, before: readonly string[]): string | undefined {
  if (own === undefined) return undefined;
  const led = before
    .filter((startup) => own.startsWith(`${startup},`))
    .toSorted((a, b) => b.length - a.length);
  const rest = own.slice(led[0]?.length ?? 0).replace(/^[\s,]+/, "");
  return rest === "" || /,$/.test(rest) ? undefined : `,${rest}`;
}

function withPlainCommas(text: string): string {
  return text.replace(/\s*,\s*/g, ",").trim();
}

function countItems(text: string): number {
  return text.split(",").length;
}
