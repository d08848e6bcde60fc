import { bracketAt } from "./brackets.ts";
import { formatCommunity } from "./community.ts";
import {
  CLASSIC_WRITING,
  type Dialect,
  type TokenDefinition,
  type TokenJoin,
  type TokenKind,
  type TokenMeaning,
  type Writing,
} from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { shownAs, wordsAs } from "./writing.ts";

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

/** Marks that are said in the middle of a phrase, without a pause: `2 or 4`, `2 quickly 1`. */
const MIDDLE: ReadonlySet<TokenJoin | undefined> = new Set(["infix", "between"]);

/**
 * The phrase a screen reader says for a move: `df 2 1` is "down forward plus 2, 1", `ws 2` is "while standing 2".
 * Stances keep their capitals (`ZEN`), which screen readers say as a word or spell, as players do; text is said as typed.
 * `(2) 4` is "2 not connecting, 4"; the brackets of a remark are not said.
 */
function formatWords(tokens: readonly TokenMeaning[], writing: Writing): string {
  let phrase = "";
  let previous: Said | undefined;
  /** What is said where a bracket closes: that its hits do not connect, or of a remark nothing. */
  const closes = new Map<number, string>();
  for (const [place, { kind, id }] of tokens.entries()) {
    const bracket = bracketAt(tokens, place);
    if (bracket !== undefined) {
      closes.set(bracket.close, bracket.holdsHits ? " not connecting" : "");
      continue;
    }
    const said = { kind, row: definitionOf({ kind, id }) };
    const close = closes.get(place);
    if (close === undefined && previous !== undefined) phrase += pauseBetween(previous, said);
    phrase += close ?? (said.row === undefined ? id : wordsAs(said.row, writing));
    previous = said;
  }
  return phrase;
}

interface Said {
  readonly kind: TokenKind;
  readonly row: TokenDefinition | undefined;
}

function pauseBetween(previous: Said, next: Said): string {
  const isDirected = previous.kind === "direction" || previous.kind === "motion";
  if (isDirected && next.kind === "button") return " plus ";
  if (previous.kind === "state" || previous.kind === "stance" || previous.row?.asState !== undefined)
    return " ";
  const isJoined =
    MIDDLE.has(previous.row?.joins) || MIDDLE.has(next.row?.joins) || next.row?.joins === "suffix";
  return isJoined ? " " : ", ";
}
