import type { PunishableMoves } from "./matchup-answers.ts";
import type { PackedSearchHits, PackedSearchIndex } from "./search-index.ts";

/** What the build works out for pages that ask for it: files with a hash in their names, beside scripts and styles. */
export interface BuiltTables {
  /** The packed index of all moves. */
  readonly "search-index": PackedSearchIndex;
  /** Advantage on hit and damage of the same moves. */
  readonly "search-hits": PackedSearchHits;
  /** How many moves each character can punish of each other one. */
  readonly "punishable-moves": PunishableMoves;
}

export const BUILT_TABLES = [
  "search-index",
  "search-hits",
  "punishable-moves",
] as const satisfies (keyof BuiltTables)[];
