import { type FrameFacts, frameFactsSchema } from "@tactician/contract";
import {
  defined,
  isFullyRead,
  listSituations,
  type Move,
  type MoveReading,
  nextHits,
  readPublicMoveId,
} from "@tactician/game";
import { meaningsInProse, movesInProse, splitSteps } from "@tactician/notation";
import { findMeantThrow } from "./checks/throws.ts";
import type { GuideCharacter } from "./guide-character.ts";
import { listSheetMoves, listSheetTexts, type SheetMove } from "./sheet-moves.ts";

/**
 * Frame data for every move string that a page can show: the string as written, each part of it between `into`, and each
 * alternative of a mini combo, and what is in `others`. Strings that name no move are left out.
 */
export function listFrameFacts(
  character: GuideCharacter,
  others: readonly string[],
): Record<string, FrameFacts[]> {
  const { sheet } = character;
  const miniCombos = sheet.guaranteedFollowUps.map(({ followUp: text }, n) => {
    return { path: ["guaranteedFollowUps", n, "followUp"], text };
  });
  const beside = others.map((text) => ({ path: [], text }));

  const situations = listSituations(character.movelist, sheet.characterId);
  const continued = new Map(
    situations
      .filter(({ isUnsafe, goesOn }) => isUnsafe && goesOn !== undefined)
      .map((situation) => [readPublicMoveId(sheet.characterId, situation.id), nextHits(situation)]),
  );
  const facts = new Map<string, FrameFacts[]>();
  for (const { path, text } of [...listSheetMoves(sheet), ...miniCombos, ...beside]) {
    for (const part of [text, ...splitSteps(text)]) {
      const moves = facts.has(part) ? [] : findMoves({ path, text: part }, character);
      if (moves.length === 0) continue;
      const factsOfMove = (move: Move) => ({
        ...factsOf(move, character),
        ...defined({ goesOn: continued.get(move.id) }),
      });
      facts.set(part, moves.map(factsOfMove));
    }
  }
  return Object.fromEntries(facts);
}

/** The moves that the texts of a sheet name: `ZEN 1+2`, `heat df 2` of a text about Heat. */
export function listTextMoves({ sheet, read }: GuideCharacter): string[] {
  return listSheetTexts(sheet).flatMap(({ path: [field, entry], text }) => {
    const stance = field === "stances" ? sheet.stances[Number(entry)]?.token : undefined;
    return movesInProse(text).flatMap(
      (named) => meaningsInProse(named, stance).find((meaning) => isOneMove(read(meaning))) ?? [],
    );
  });
}

/** Whether it is one move and nothing else. */
export function isOneMove(reading: MoveReading): boolean {
  return isFullyRead(reading) && reading.moves.length < 2;
}

/** The startup of an input that nothing is before is the move's own, and need not travel twice. */
function factsOf(move: Move, { changed }: GuideCharacter): FrameFacts {
  const { ownStartup, ...facts } = frameFactsSchema.parse(marked(move, changed));
  return facts.parent === undefined || ownStartup === undefined ? facts : { ...facts, ownStartup };
}

/** The move with the day of the patch that changed it, where there is one. */
export function marked(move: Move, changed: GuideCharacter["changed"]): Move & Pick<FrameFacts, "changed"> {
  const day = changed?.get(move.id);
  return day === undefined ? move : { ...move, changed: day };
}

/**
 * The moves that a string of a sheet means where it stands. Steps of a throw chain are throws; where two chains share the
 * buttons that are written, they mean neither.
 */
export function findMoves({ path, text }: SheetMove, character: GuideCharacter): readonly Move[] {
  if (path[0] === "chainThrows" && path[2] === "followUp")
    return [findMeantThrow(text, character)].filter((meant) => meant !== undefined);
  return character.read(text).moves.map(({ move }) => move);
}
