import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHARACTERS, type CharacterId } from "../character.ts";
import type { Movelist } from "../move.ts";

const FOLDER = join(import.meta.dirname, "../../../../content/movelists");

/** Today's movelists as they are committed. A test of a rule takes `frozenMovelist`, so that a patch does not turn it red. */
export function contentMovelists(): Map<CharacterId, Movelist> {
  return new Map(
    CHARACTERS.map(({ characterId }) => [
      characterId,
      JSON.parse(readFileSync(join(FOLDER, `${characterId}.json`), "utf8")),
    ]),
  );
}
