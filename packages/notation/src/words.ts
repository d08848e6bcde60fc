import type { TokenMeaning } from "./token.ts";
import { definitionOf } from "./tokens.ts";

/** Marks that are said in the middle of a phrase, without a pause: `2 or 4`, `2 quickly 1`. */
const INFIXES = new Set(["just", "quick", "or"]);

/**
 * The phrase a screen reader says for a move: `df 2 1` is "down forward plus 2, 1", `ws 2` is "while standing 2".
 * Stances keep their capitals (`ZEN`), which screen readers say as a word or spell, as players do; text is said as typed.
 */
export function formatWords(tokens: readonly TokenMeaning[]): string {
  let phrase = "";
  let previous: TokenMeaning | undefined;
  for (const token of tokens) {
    if (previous !== undefined) phrase += pauseBetween(previous, token);
    phrase += definitionOf(token)?.words ?? token.id;
    previous = token;
  }
  return phrase;
}

function pauseBetween(previous: TokenMeaning, next: TokenMeaning): string {
  const isDirected = previous.kind === "direction" || previous.kind === "motion";
  if (isDirected && next.kind === "button") return " plus ";
  if (previous.kind === "state" || previous.kind === "stance" || previous.id === "heat") return " ";
  if (INFIXES.has(previous.id) || INFIXES.has(next.id) || next.id === "charge") return " ";
  return ", ";
}
