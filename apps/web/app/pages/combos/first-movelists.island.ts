import { isCharacterId } from "@tactician/game";
import { fetchMoves } from "../../base/api.ts";
import { readStored } from "../../base/storage.ts";

/** A phone shows two or three rows. */
export const FIRST_ROWS = 3;

/**
 * Asks for the movelists of the first rows and the rules that check them, before the framework runs: the connection has nothing else to
 * do, and moves of these rows wait for it. What cannot be read is left to `readStoredCombos`, a failure to the row that needs it.
 */
export function bring(): undefined {
  for (const character of firstCharacters()) {
    fetchMoves(character).catch(() => undefined);
    import("./core/combo-checks.ts").catch(() => undefined);
  }
}

function firstCharacters() {
  try {
    const stored: readonly { readonly character?: unknown }[] = JSON.parse(
      readStored("customCombos") ?? "[]",
    );
    const characters = stored.slice(0, FIRST_ROWS).map((combo) => String(combo?.character));
    return new Set(characters.filter(isCharacterId));
  } catch {
    return [];
  }
}
