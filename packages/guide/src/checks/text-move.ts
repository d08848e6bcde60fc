import { isFullyRead } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import { findMoves } from "../frame-data.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { listSheetMoves } from "../sheet-moves.ts";
import { listTextMoves } from "../text-moves.ts";
import { listAdvice } from "./advice.ts";
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
  const named = listTexts(sheet).flatMap(({ path, text }) =>
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

interface Text {
  readonly path: SheetPath;
  readonly text: string;
}

/** The texts that speak about the character's own moves. */
function listTexts(sheet: CharacterFile): Text[] {
  return [
    ...sheet.heatNotes.map((text, n) => ({ path: ["heatNotes", n], text })),
    ...sheet.heatEngagers.map(({ description }, n) => ({
      path: ["heatEngagers", n, "description"],
      text: description,
    })),
    ...sheet.creatorNotes.flatMap(({ notes }, n) =>
      notes.map(({ content }, m) => ({ path: ["creatorNotes", n, "notes", m, "content"], text: content })),
    ),
    ...sheet.counterSchema.flatMap(({ overview, counterStrategy, detailedCounterStrategies }, n) => [
      { path: ["counterSchema", n, "overview"], text: overview },
      { path: ["counterSchema", n, "counterStrategy"], text: counterStrategy },
      ...detailedCounterStrategies.map(({ description }, m) => ({
        path: ["counterSchema", n, "detailedCounterStrategies", m, "description"],
        text: description,
      })),
    ]),
    ...listAdvice(sheet).map(({ path, reason, reasonKey }) => ({ path: [...path, reasonKey], text: reason })),
  ];
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
