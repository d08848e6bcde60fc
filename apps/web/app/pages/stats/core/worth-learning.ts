import { countPunishable, type PunishableMoves } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import { type LearningCandidate, mostWorthLearning, type OpponentRecord } from "@tactician/statistics";

const MOST = 3;

/**
 * Whom it is worth to learn about whatever the record says: of the characters that the player meets, those with the most moves to
 * be punished by the player's own character. Nothing where that is not known.
 */
export function worthLearning(
  opponents: readonly OpponentRecord[],
  ownGameId: number,
  table: PunishableMoves,
): LearningCandidate[] {
  const me = findCharacterByGameId(ownGameId)?.characterId;
  if (me === undefined) return [];
  const candidates = opponents.map(({ gameId, share }) => {
    const them = findCharacterByGameId(gameId)?.characterId;
    return {
      gameId,
      share,
      punishableMoves: them === undefined ? 0 : (countPunishable(table, me, them) ?? 0),
    };
  });
  return mostWorthLearning(candidates, MOST);
}
