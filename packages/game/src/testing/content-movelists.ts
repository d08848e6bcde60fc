import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHARACTERS, type CharacterId } from "../character.ts";
import type { Movelist } from "../move.ts";

const FOLDER = join(import.meta.dirname, "../../../../content/movelists");

/**
 * For tests that walk today's content: every movelist of the roster as it is committed. A test of a rule takes
 * `frozenMovelist`, so that a patch of the game does not turn it red.
 */
export function contentMovelists(): Map<CharacterId, Movelist> {
  return new Map(
    CHARACTERS.map(({ characterId }) => [
      characterId,
      JSON.parse(readFileSync(join(FOLDER, `${characterId}.json`), "utf8")),
    ]),
  );
}
