import { isFullyRead } from "@tactician/game";
import type { Problem } from "../finding.ts";
import { findMoves } from "../frame-data.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { listSheetMoves, listSheetTexts, type SheetMove } from "../sheet-moves.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { isChainInput } from "./throws.ts";

/** Every word of a move is notation, one of the character's stances, or a word of `PLAYER_WORDS` in parentheses. */
export const unknownToken: Check = ({ sheet, read }) =>
  judge(listSheetMoves(sheet), ({ path, text }) => {
    const { unknown } = read(text);
    if (unknown.length === 0) return undefined;
    const words = unknown.map((word) => `"${word}"`).join(", ");
    return {
      path,
      message: `${words} in "${text}": neither move notation nor a known word in parentheses`,
    };
  });

/**
 * Every move in every section resolves to moves of this character. Strings with unknown words are left to
 * `unknown-token`; movement alone (`f f`, `ssr`, `(dash)`) needs no move.
 */
export const knownMove: Check = (context) =>
  judge(listSheetMoves(context.sheet), (move) => findProblem(move, context));

function findProblem({ path, text }: SheetMove, character: GuideCharacter): Problem | undefined {
  const { sheet, movelist, read } = character;
  const { unresolved } = read(text);
  if (unresolved.length === 0) return undefined;
  if (path[0] === "chainThrows" && isChainInput(text, movelist, read)) return undefined;
  const named = unresolved.map((part) => `"${part}"`).join(", ");
  const where = named === `"${text}"` ? "" : ` in "${text}"`;
  return { path, message: `${named}${where} is no move of ${sheet.name}` };
}

/**
 * A move that a text names in words is one of the character's, stance included; and one string means one move on all of a
 * sheet, because the page has one note of frame data for it.
 */
export const textMove: Check = (context) => joinVerdicts([judgeTexts(context), judgeMeanings(context)]);

function judgeTexts({ sheet, read }: GuideCharacter): Verdict {
  const named = listSheetTexts(sheet).flatMap(({ path, text }) =>
    listTextMoves(text).map((move) => ({ path, move })),
  );
  // A text about Heat names a move without the word.
  const isOneMove = (move: string) =>
    [read(move), read(`heat ${move}`)].some((reading) => isFullyRead(reading) && reading.moves.length < 2);
  return judge(named, ({ path, move }) =>
    isOneMove(move)
      ? undefined
      : { path, detail: move, message: `the text names "${move}", which is no one move of ${sheet.name}` },
  );
}

function judgeMeanings(character: GuideCharacter): Verdict {
  const meanings = new Map<string, string>();
  return judge(listSheetMoves(character.sheet), (sheetMove) => {
    const { path, text } = sheetMove;
    const commands = findMoves(sheetMove, character).map(({ command }) => command);
    const meant = commands.join(" into ");
    if (meant === "") return undefined;
    const before = meanings.get(text) ?? meant;
    meanings.set(text, before);
    if (before === meant) return undefined;
    return { path, message: `"${text}" is ${meant} here, and ${before} elsewhere on the sheet` };
  });
}

/** `df+2,1`, `PGR 1+2`, `f,f+3`, `1,2,4`: with a direction, or a string of buttons. */
const NAMED =
  /(?<![\w+,-])(?:(?:CH|FC|WS|ws|fc|bt|ss|[A-Z]{2,5}) )?(?:(?:[udfbn]{1,2}|[qh]c[fb])(?:,(?:[udfbn]{1,2}|[qh]c[fb]))*\+[1-4](?:\+[1-4])*|(?<= )[1-4](?:\+[1-4])*(?=,))(?:,(?:(?:[udfb]{1,2})\+)?[1-4](?:\+[1-4])*)*(?![\w+])/g;

/**
 * The moves that a text names in players' notation, in site notation: `after df+2,1 or PGR 1+2` -> `df 2 1`. A single button
 * is left out: a text means it as often as a throw break.
 *
 * Example: `listTextMoves("Of his launchers df+2 is safe.")` -> `["df 2"]`
 */
function listTextMoves(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([named]) =>
    named
      .replace(/,/g, " ")
      .replace(/([a-z])\+(?=[1-4])/g, "$1 ")
      .replace(/^(?:CH|FC|WS) /, (state) => state.toLowerCase()),
  );
}
