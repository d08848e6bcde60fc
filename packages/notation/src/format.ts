import { formatCommunity } from "./community.ts";
import type { Dialect, TokenMeaning } from "./token.ts";
import { formatWords } from "./words.ts";

const FORMATS: Readonly<Record<Dialect, (tokens: readonly TokenMeaning[]) => string>> = {
  site: (tokens) => tokens.map(({ id }) => id).join(" "),
  community: formatCommunity,
  words: formatWords,
};

/**
 * Writes tokens in a dialect: `site` is the stored form (`df 2 1`), `community` what players write (`df+2,1`), `words` what a
 * screen reader says (`down forward plus 2, 1`).
 *
 * For tokens that `parseNotation` gave, `site` and `community` read back as the same kinds and ids with the same stances.
 * `words` is not meant to be read back.
 */
export function formatNotation(tokens: readonly TokenMeaning[], dialect: Dialect): string {
  return FORMATS[dialect](tokens);
}
