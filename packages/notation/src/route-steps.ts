import { TOKENS } from "./token-table.ts";

/** The words and arrows of tokens that part steps. `>` is left to the parser: it also ends `=>` and other arrows of players. */
const ARROWS = TOKENS.filter(({ joins }) => joins === "arrow");
const WORDS = ARROWS.map(({ id }) => id).join("|");
const SIGNS = ARROWS.flatMap(({ spellings }) => spellings.filter((sign) => sign > "~")).join("");
const BETWEEN_STEPS = new RegExp(`\\s+(?:${WORDS})\\s+|\\s*[${SIGNS}]\\s*`, "i");

/**
 * The steps of a route that is written in one string: `1 into db 2 2 3` -> `["1", "db 2 2 3"]`. A string without `into` is
 * one step, one without any content has none.
 */
export function splitSteps(notation: string): string[] {
  return notation
    .split(BETWEEN_STEPS)
    .map((step) => step.trim())
    .filter((step) => step !== "");
}
