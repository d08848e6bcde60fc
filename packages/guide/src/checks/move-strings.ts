import { meaningsInProse, movesInProse } from "@tactician/notation";
import { findMoves, isOneMove } from "../frame-data.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { listSheetMoves, listSheetTexts } from "../sheet-moves.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { findChainThrows } from "./throws.ts";

/** Every word of a move is notation, one of the character's stances, or a word of `PLAYER_WORDS` in parentheses. */
export const unknownToken: Check = ({ sheet, read }) =>
  judge(listSheetMoves(sheet), ({ path, text }) => {
    const { unknown } = read(text);
    if (unknown.length === 0) return undefined;
    const words = unknown.map((word) => `"${word}"`).join(", ");
    return { path, message: `${words} in "${text}": neither move notation nor a known word in parentheses` };
  });

/**
 * Every move in every section resolves to moves of this character. Strings with unknown words are left to
 * `unknown-token`; movement alone (`f f`, `ssr`, `(dash)`) needs no move.
 */
export const knownMove: Check = ({ sheet, movelist, read }) =>
  judge(listSheetMoves(sheet), ({ path, text }) => {
    const { unresolved } = read(text);
    if (unresolved.length === 0) return undefined;
    if (path[0] === "chainThrows" && findChainThrows(text, movelist, read).length > 0) return undefined;
    const named = unresolved.map((part) => `"${part}"`).join(", ");
    const where = named === `"${text}"` ? "" : ` in "${text}"`;
    return { path, message: `${named}${where} is no move of ${sheet.name}` };
  });

/**
 * A move that a text names in words is one of the character's, stance included; and one string means one move on all of a
 * sheet, because the page has one note of frame data for it.
 */
export const textMove: Check = (context) => joinVerdicts([judgeTexts(context), judgeMeanings(context)]);

function judgeTexts({ sheet, read }: GuideCharacter): Verdict {
  // A way out of a stance may be no attack.
  const texts = listSheetTexts(sheet).filter(({ path }) => path.at(-1) !== "exit");
  const named = texts.flatMap(({ path, text }) => movesInProse(text).map((move) => ({ path, move })));
  return judge(named, ({ path, move }) =>
    meaningsInProse(move).some((meaning) => isOneMove(read(meaning)))
      ? undefined
      : { path, detail: move, message: `the text names "${move}", which is no one move of ${sheet.name}` },
  );
}

function judgeMeanings(character: GuideCharacter): Verdict {
  const meanings = new Map<string, string>();
  return judge(listSheetMoves(character.sheet), ({ path, text }) => {
    const commands = findMoves({ path, text }, character).map(({ command }) => command);
    const meant = commands.join(" into ");
    if (meant === "") return undefined;
    const before = meanings.get(text) ?? meant;
    meanings.set(text, before);
    if (before === meant) return undefined;
    return { path, message: `"${text}" is ${meant} here, and ${before} elsewhere on the sheet` };
  });
}
