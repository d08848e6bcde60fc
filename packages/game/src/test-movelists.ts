import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Movelist } from "./move.ts";

const folder = join(import.meta.dirname, "../../../content/movelists");

/** A movelist of the repository as it is committed, for tests. */
export function readCommittedMovelist(character: string): Movelist {
  return JSON.parse(readFileSync(join(folder, `${character}.json`), "utf8"));
}

/** The characters that have a movelist. */
export function committedCharacters(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}
