import { parseNotation } from "@tactician/notation";
import type { Movelist } from "./move.ts";
import { stanceWords } from "./resolve/stance-words.ts";

/**
 * Every word that is a stance in a move string of one character: those of the movelist and the tokens of the sheet. What every
 * character's notation knows already (`BT`, `CD`) is left out.
 *
 * Example: `moveVocabulary(armorKing, ["JGS"])` has `JGS`, `DMD` and others.
 */
export function moveVocabulary(movelist: Movelist, sheetStances: readonly string[] = []): string[] {
  const words = new Set([...stanceWords(movelist), ...sheetStances]);
  return [...words].filter((word) => {
    const [token, ...more] = parseNotation(word).tokens;
    return token?.kind === "text" || more.length > 0;
  });
}
