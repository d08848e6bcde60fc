import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A folder that is no export of the wiki: the message is one line for the terminal. */
export class RawListError extends Error {}

type Cell =
  | "input"
  | "parent"
  | "target"
  | "damage"
  | "startup"
  | "block"
  | "hit"
  | "ch"
  | "recv"
  | "notes"
  | "alt"
  | "alias";

/** One row of the wiki's export as it was written: no number of it is read yet. */
export type RawRow = { readonly id: string } & { readonly [C in Cell]?: string };

/** A character's raw list. */
export type RawList = ReturnType<typeof rawListOf>;

/** The list of each character. */
export type RawLists = (character: string) => RawList;

/** All lists of a folder, by the names of its files. Throws a `RawListError`, also for a character without one. */
export function readRawLists(dir: string): RawLists {
  const files = inOneLine(`${dir} is no folder that can be read`, () => readdirSync(dir));
  const names = files.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  if (names.length === 0) throw new RawListError(`${dir} has no lists of moves, <character>.json`);
  const lists = new Map(names.map((name) => [name, readRawList(join(dir, `${name}.json`))]));
  return (character) => {
    const list = lists.get(character);
    if (list === undefined) throw new RawListError(`${dir} has no list of ${character}: ${character}.json`);
    return list;
  };
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

export function rawListOf(all: readonly RawRow[]) {
  const prefix = commonBeginning(all.map(({ id }) => id)).replace(/[^-]*$/, "");
  const keyOf = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : id);
  const rows = new Map<string, RawRow>();
  for (const row of all) {
    const id = shownId(keyOf(row.id));
    rows.set(rows.has(id) ? `${id} (2)` : id, row);
  }
  const chainOf = (row: RawRow | undefined, depth = 0): RawRow[] => {
    if (row?.parent === undefined) return row === undefined ? [] : [row];
    const parent = all.find((other) => other !== row && other.id === row.parent);
    const before = depth > 20 ? [] : chainOf(parent, depth + 1);
    return before.length === 0 ? [] : [...before, row];
  };
  return {
    /** By the ids that the guide shows, `ZEN.1,3`: without the character's name. */
    rows,
    /** Such an id of one with the name, `Jin-ZEN.1,3`. */
    keyOf,
    /** The row with those that it continues, the first of them first; empty where one of them is missing. */
    chainOf: (id: string): readonly RawRow[] => chainOf(rows.get(id)),
  };
}

/** The export's signs for what a community id has: `CD.df${justFrame}1` -> `CD.df#1`. */
function shownId(id: string): string {
  const plain = id.replace(/\$\{justFrame\}/g, "#").replaceAll("&amp;#58;", ":");
  return plain.replace(/^\(airborne\)/, "AIR");
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
