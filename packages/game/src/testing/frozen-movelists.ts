import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryOf } from "../entry-of.ts";
import { type Movelist, movelistSchema } from "../move.ts";

/** The folder of the frozen movelists, for tests that hand a folder on. */
export const FROZEN_MOVELISTS = join(import.meta.dirname, "movelists");

const read = new Map<string, Movelist>();

/**
 * For tests of rules: a movelist as it was in August 2026, which no patch of the game changes. Of Jin and King everything is
 * there, of others what the tests need (movelists/README.md). Throws for a character who has none.
 *
 * Example: `frozenMovelist("jin").moves.find(({ command }) => command === "df 2")`
 */
export function frozenMovelist(character: string): Movelist {
  const file = join(FROZEN_MOVELISTS, `${character}.json`);
  return entryOf(read, character, () => movelistSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}

/** The characters that have a frozen movelist. */
export function frozenCharacters(): string[] {
  return readdirSync(FROZEN_MOVELISTS).flatMap((name) => (name.endsWith(".json") ? name.slice(0, -5) : []));
}
