import { join } from "node:path";
import type { CharacterId } from "@tactician/game";
import { loadHistory, loadPatches } from "../history/histories.ts";
import { loadContent } from "../load-content.ts";
import { buildMatchupSide } from "../matchup-side.ts";
import { CONTENT_DIR } from "./sheets.ts";

/*
 * For tests of today's content: what is in `content/`, read once for all files of a process, because reading takes a second.
 * Nothing in it can be written to, so no file sees what another one did.
 */

export const content = frozen(loadContent(CONTENT_DIR));

export const { characters } = content;

export const cast: ReadonlyMap<string, (typeof characters)[number]> = new Map(
  characters.map((character) => [character.sheet.characterId, character]),
);

/** One for each character, in their order. */
export const sides = frozen(characters.map((character) => buildMatchupSide(character, cast)));

export const patches = loadPatches(CONTENT_DIR).loaded?.value.patches ?? [];

export function historyOf(character: CharacterId) {
  return loadHistory(join(CONTENT_DIR, "history", `${character}.json`), { character, checkedAt: "2026-08" });
}

/** The value itself; a write to any part of it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
