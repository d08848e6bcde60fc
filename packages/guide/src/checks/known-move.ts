import type { Problem } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { listSheetMoves, type SheetMove } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";
import { isChainInput } from "./throw-chain.ts";

/**
 * Every move in every section resolves to moves of this character. Strings with unknown words are left to
 * `unknown-token`; movement alone (`f f`, `ssr`, `(dash)`) needs no move.
 */
export const knownMove: Check = {
  id: "known-move",
  label: "every move in every section is a move of this character",
  check: (context) => judge(listSheetMoves(context.sheet), (move) => findProblem(move, context)),
};

function findProblem(
  { path, text }: SheetMove,
  { sheet, movelist, read }: GuideCharacter,
): Problem | undefined {
  const { unresolved } = read(text);
  if (unresolved.length === 0) return undefined;
  if (path[0] === "chainThrows" && isChainInput(text, movelist, read)) return undefined;
  const named = unresolved.map((part) => `"${part}"`).join(", ");
  const where = named === `"${text}"` ? "" : ` in "${text}"`;
  return { path, message: `${named}${where} is no move of ${sheet.name}` };
}
