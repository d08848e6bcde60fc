import { isFullyRead } from "@tactician/game";
import { findMoves } from "../frame-data.ts";
import type { GuideCharacter } from "../guide-character.ts";
import { listSheetMoves, listSheetTexts } from "../sheet-moves.ts";
import { listTextMoves } from "../text-moves.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";

/**
 * A move that a text names in words is one of the character's, stance included; and one string means one move on all of a
 * sheet, because the page has one note of frame data for it.
 */
export const textMove: Check = {
  id: "text-move",
  label: "a move named in a text exists, and a move string means one move on its sheet",
  check: (context) => joinVerdicts([judgeTexts(context), judgeMeanings(context)]),
};

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
    const meant = findMoves(sheetMove, character)
      .map(({ command }) => command)
      .join(" into ");
    if (meant === "") return undefined;
    const before = meanings.get(text) ?? meant;
    meanings.set(text, before);
    if (before === meant) return undefined;
    return { path, message: `"${text}" is ${meant} here, and ${before} elsewhere on the sheet` };
  });
}
