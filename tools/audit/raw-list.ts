import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A folder that is no export of the wiki: the message is one line for the terminal. */
export class RawListError extends Error {}

/** One row of the wiki's export as it was written: no number of it is read yet. */
export interface RawRow {
  readonly id: string;
  readonly input?: string;
  readonly parent?: string;
  readonly target?: string;
  readonly damage?: string;
  readonly startup?: string;
  readonly block?: string;
  readonly hit?: string;
  readonly ch?: string;
  readonly recv?: string;
  readonly notes?: string;
  readonly alt?: string;
  readonly alias?: string;
}

/** A character's raw list. */
export interface RawList {
  /** What its ids begin with, `Jack-8-`. */
  readonly prefix: string;
  /** By the ids that the guide shows, `ZEN.1,3`: without the character's name. */
  readonly rows: ReadonlyMap<string, RawRow>;
  /** The row with those that it continues, the first of them first; absent where one of them is missing. */
  chainOf(id: string): readonly RawRow[] | undefined;
}

/** All lists of a folder by the id of their character: the name of the file. Throws a `RawListError`. */
export function readRawLists(dir: string): ReadonlyMap<string, RawList> {
  const files = inOneLine(`${dir} is no folder that can be read`, () => readdirSync(dir));
  const names = files.filter((name) => name.endsWith(".json")).sort();
  if (names.length === 0) throw new RawListError(`${dir} has no lists of moves, <character>.json`);
  return new Map(names.map((name) => [name.slice(0, -".json".length), readRawList(join(dir, name))]));
}

function readRawList(file: string): RawList {
  const rows: unknown = inOneLine(`${file} cannot be read`, () => JSON.parse(readFileSync(file, "utf8")));
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow))
    throw new RawListError(`${file} is not a list of rows`);
  return rawListOf(rows);
}

function isRow(row: unknown): row is RawRow {
  if (typeof row !== "object" || row === null || !("id" in row)) return false;
  return Object.values(row).every((value) => typeof value === "string");
}

export function rawListOf(all: readonly RawRow[]): RawList {
  const prefix = commonBeginning(all.map(({ id }) => id)).replace(/[^-]*$/, "");
  const rows = new Map<string, RawRow>();
  for (const row of all) {
    const id = shownId(row.id.slice(prefix.length));
    rows.set(rows.has(id) ? `${id} (2)` : id, row);
  }
  const byRawId = Map.groupBy(all, ({ id }) => id);
  const chainOf = (row: RawRow, depth = 0): RawRow[] | undefined => {
    if (row.parent === undefined) return [row];
    const parent = byRawId.get(row.parent)?.find((other) => other !== row);
    const before = parent === undefined || depth > 20 ? undefined : chainOf(parent, depth + 1);
    return before === undefined ? undefined : [...before, row];
  };
  return {
    prefix,
    rows,
    chainOf(id) {
      const row = rows.get(id);
      return row === undefined ? undefined : chainOf(row);
    },
  };
}

/** The export's signs for what a community id has: `CD.df${justFrame}1` -> `CD.df#1`. */
function shownId(id: string): string {
  return id
    .replaceAll("${justFrame}", "#")
    .replaceAll("&amp;#58;", ":")
    .replace(/^\(airborne\)/, "AIR");
}

function commonBeginning(texts: readonly string[]): string {
  return texts.reduce((begin, text) => {
    let length = 0;
    while (length < begin.length && begin[length] === text[length]) length += 1;
    return begin.slice(0, length);
  });
}

function inOneLine<Result>(message: string, read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new RawListError(message);
  }
}
