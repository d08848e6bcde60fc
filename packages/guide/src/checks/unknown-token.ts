import { listSheetMoves } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";

/** Every word of a move is notation, one of the character's stances, or a word of `PLAYER_WORDS` in parentheses. */
export const unknownToken: Check = {
  id: "unknown-token",
  label: "every word of a move is notation or a known word in parentheses",
  check: ({ sheet, read }) =>
    judge(listSheetMoves(sheet), ({ path, text }) => {
      const { unknown } = read(text);
      if (unknown.length === 0) return undefined;
      const words = unknown.map((word) => `"${word}"`).join(", ");
      return {
        path,
        message: `${words} in "${text}": neither move notation nor a known word in parentheses`,
      };
    }),
};
