import type { TokenDefinition, TokenJoin, TokenKind, TokenMeaning, Writing } from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { wordsAs } from "./writing.ts";

/** Marks that are said in the middle of a phrase, without a pause: `2 or 4`, `2 quickly 1`. */
const MIDDLE: ReadonlySet<TokenJoin | undefined> = new Set(["infix", "between"]);

/**
 * The phrase a screen reader says for a move: `df 2 1` is "down forward plus 2, 1", `ws 2` is "while standing 2".
 * Stances keep their capitals (`ZEN`), which screen readers say as a word or spell, as players do; text is said as typed.
 */
export function formatWords(tokens: readonly TokenMeaning[], writing: Writing): string {
  let phrase = "";
  let previous: Said | undefined;
  for (const { kind, id } of tokens) {
    const said = { kind, row: definitionOf({ kind, id }) };
    if (previous !== undefined) phrase += pauseBetween(previous, said);
    phrase += said.row === undefined ? id : wordsAs(said.row, writing);
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
