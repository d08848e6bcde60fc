import { formatCommunity } from "./community.ts";
import { CLASSIC_WRITING, type Dialect, type TokenMeaning, type Writing } from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { formatWords } from "./words.ts";
import { shownAs } from "./writing.ts";

type Format = (tokens: readonly TokenMeaning[], writing: Writing) => string;

const FORMATS: Readonly<Record<Dialect, Format>> = {
  site: formatSite,
  community: formatCommunity,
  words: formatWords,
};

/** Ids, but for those whose text the writing changes. */
function formatSite(tokens: readonly TokenMeaning[], writing: Writing): string {
  return tokens
    .map((token) => {
      const row = definitionOf(token);
      const shown = row && shownAs(row, writing);
      return shown === undefined || shown === row?.shown ? token.id : shown;
    })
    .join(" ");
}

/**
 * Writes tokens in a dialect: `site` is the stored form (`df 2 1`), `community` what players write (`df+2,1`), `words` what a
 * screen reader says (`down forward plus 2, 1`). Buttons and directions are those of `writing`: `↘+△,□` in PlayStation's
 * buttons and arrows.
 *
 * For tokens that `parseNotation` gave, `site` and `community` read back as the same kinds and ids with the same stances and
 * writing. `words` is not meant to be read back.
 */
export function formatNotation(
  tokens: readonly TokenMeaning[],
  dialect: Dialect,
  writing: Writing = CLASSIC_WRITING,
): string {
  return FORMATS[dialect](tokens, writing);
}
