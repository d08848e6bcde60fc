import { parseNotation } from "./parse.ts";
import { TOKENS } from "./token-table.ts";

/** Means forward as well: only the parser knows which. */
const AMBIGUOUS = /[→➡]/;
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
  const steps = AMBIGUOUS.test(notation) ? splitAtArrows(notation) : notation.split(BETWEEN_STEPS);
  return steps.map((step) => step.trim()).filter((step) => step !== "");
}

/** As the parser reads it: `→` is forward in `→+2`, and parts two moves in `df+2 → b+1`. */
function splitAtArrows(notation: string): string[] {
  const arrows = parseNotation(notation).tokens.filter(({ id }) => id === "into");
  const starts = [0, ...arrows.map(({ end }) => end)];
  return starts.map((start, step) => notation.slice(start, arrows[step]?.start));
}

/** `CH`, `heat`: when the move before it was done, no part of it. */
const CIRCUMSTANCES = /^(?:(?:ch|heat)\s+)+/i;

/**
 * What is still to press of a step that goes on with the move before it: `4` of `(db 4) 4` after `ch db 4`, `4` of `(2 1) 4` after
 * `ch (2) 1`. Nothing for a step that begins anew: then its brackets are pressed too.
 */
export function restAfter(step: string, before: string): string | undefined {
  const [, done, rest] = /^\(([^()]+)\)\s*(.+)$/.exec(step.trim()) ?? [];
  const did = before.trim().replace(CIRCUMSTANCES, "").replace(/[()]/g, "");
  return done === did ? rest : undefined;
}
