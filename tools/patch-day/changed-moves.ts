import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Move, movelistSchema } from "@tactician/game";

/**
 * The moves that differ between two folders of movelists, one a line, by character: `jin: df+2: block {"min":-12} -> {"min":-14}`,
 * `jin: 4,3: new`, `jin: b+1: gone`. Every field counts, also those that a history does not tell of.
 */
export async function changedMoves(before: string, after: string): Promise<string[]> {
  const files = new Set([...(await readdir(before)), ...(await readdir(after))]);
  const lines: string[] = [];
  for (const file of [...files].filter((name) => name.endsWith(".json")).sort()) {
    const [old, now] = await Promise.all([before, after].map((folder) => readMoves(join(folder, file))));
    const ids = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    for (const id of ids) {
      const difference = differenceOf(old?.get(id), now?.get(id));
      if (difference !== undefined) lines.push(`${file.slice(0, -".json".length)}: ${id}: ${difference}`);
    }
  }
  return lines;
}

async function readMoves(file: string): Promise<ReadonlyMap<string, Move>> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const moves = text === undefined ? [] : movelistSchema.parse(JSON.parse(text)).moves;
  return new Map(moves.map((move) => [move.id, move]));
}

function differenceOf(old: Move | undefined, now: Move | undefined): string | undefined {
  if (old === undefined) return "new";
  if (now === undefined) return "gone";
  const [was, is] = [old, now].map((move) => new Map<string, unknown>(Object.entries(move)));
  const fields = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  const changes = [...fields]
    .filter((field) => !isDeepStrictEqual(was?.get(field), is?.get(field)))
    .map((field) => `${field} ${valueText(was?.get(field))} -> ${valueText(is?.get(field))}`);
  return changes.length === 0 ? undefined : changes.join(", ");
}

function valueText(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}
