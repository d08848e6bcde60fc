import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHARACTERS, type CharacterId } from "../character.ts";
import type { Movelist } from "../move.ts";

const FOLDER = join(import.meta.dirname, "../../../../content/movelists");

const movelists = new Map(
  CHARACTERS.map(({ characterId }): [CharacterId, Movelist] => [
    characterId,
    JSON.parse(readFileSync(join(FOLDER, `${characterId}.json`), "utf8")),
  ]),
);

/**
 * Today's movelists as they are committed, plain JSON, read once for all files of a process. A test of a rule takes
 * `frozenMovelist`, so that a patch does not turn it red.
 */
export function contentMovelists(): ReadonlyMap<CharacterId, Movelist> {
  return movelists;
}
