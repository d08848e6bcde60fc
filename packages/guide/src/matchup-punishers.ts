import { type CharacterId, firstMoveOf, isFullyRead, lastMoveOf, type MoveKey } from "@tactician/game";
import type { Cast, GuideCharacter } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";

type AnswerOfSheet = CharacterFile["matchupPunishers"][number]["answers"][number];

/** One thing to do about an opponent's move; `range`, `beforeHit` and others as in the schema of the sheet. */
export interface SheetAnswer extends Omit<AnswerOfSheet, "move" | "float" | "grounded"> {
  /** As the sheet writes it, in site notation: `(deep dash) f f 2`, `ssl`. */
  readonly text: string;
  /** Ids of the movelist, one for each move that is done; none for a sidestep. */
  readonly moveIds: readonly MoveKey[];
  /** Words for the player, `["deep dash"]`. */
  readonly words: readonly string[];
  readonly needsHeat: boolean;
  /** It hits the opponent in the air or while getting up, so that a combo follows. */
  readonly floats: boolean;
  readonly isGrounded: boolean;
}

interface SheetMatchup {
  readonly against: CharacterId;
  /** The opponent's move: its id in the movelist, and as the sheet writes it. */
  readonly moveId: MoveKey;
  readonly text: string;
  readonly isDucked: boolean;
  readonly answers: readonly SheetAnswer[];
}

/**
 * The `matchupPunishers` of a sheet with ids of both movelists, in the order of the sheet. What names no move is left out: the
 * checks complain about it. Opponents are looked for in `cast`.
 *
 * Example: for Jin, `{ against: "paul", moveId: "CS.2", answers: [{ text: "f f 2", moveIds: ["f,F+2"], … }, …] }`
 */
export function listSheetMatchups({ sheet, read }: GuideCharacter, cast: Cast): SheetMatchup[] {
  return sheet.matchupPunishers.flatMap(({ against: named, move: text, ducked, answers }) => {
    const opponent = cast.get(named);
    const moveId = opponent && lastMoveOf(opponent.read(text))?.move.id;
    if (opponent === undefined || moveId === undefined) return [];
    const against = opponent.sheet.characterId;
    const resolved = answers.flatMap((answer) => resolveAnswer(answer, read));
    return [{ against, moveId, text, isDucked: ducked === "yes", answers: resolved }];
  });
}

function resolveAnswer(answer: AnswerOfSheet, read: GuideCharacter["read"]): SheetAnswer[] {
  const { move: text, float, grounded, ...said } = answer;
  const reading = read(text);
  if (!isFullyRead(reading)) return [];
  return [
    {
      text,
      moveIds: reading.moves.map(({ move }) => move.id),
      words: reading.words,
      needsHeat: firstMoveOf(reading)?.move.from?.includes("heat") === true,
      floats: float === "yes",
      isGrounded: grounded === "yes",
      ...said,
    },
  ];
}
