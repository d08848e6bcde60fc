import { countPunishable, type PunishableMoves } from "@tactician/contract";
import { findCharacterByGameId } from "@tactician/game";
import {
  type LearningCandidate,
  type MatchCosts,
  mostWorthLearning,
  type OpponentCost,
  type OpponentRecord,
  totalOf,
} from "@tactician/statistics";

/** How likely a record has to be below even before it is said to lean that way. */
const LEANING_CHANCE = 0.6;

/** The costs that may be named, and those that a record leans to so far (`isSure` says which); what does neither is not shown. */
export function shownCosts({ costs }: MatchCosts): OpponentCost[] {
  return costs.filter(({ isSure, chanceBelowEven }) => isSure || chanceBelowEven >= LEANING_CHANCE);
}

const MOST = 3;

/** Ids of those who cost most, the worst first: of a record that can name them, or leans to them. */
export function worstOpponents(costs: MatchCosts): string[] {
  return shownCosts(costs)
    .flatMap(({ gameId }) => findCharacterByGameId(gameId)?.characterId ?? [])
    .slice(0, MOST);
}

interface WorthLearning extends LearningCandidate {
  /** Matches against this character: a count, where the share leans on what others meet. */
  readonly met: number;
}

/**
 * Whom it is worth to learn about whatever the record says: of the characters that the player meets, those with the most moves to
 * be punished by the player's own character. Nothing where that is not known.
 */
export function worthLearning(
  opponents: readonly OpponentRecord[],
  ownGameId: number,
  table: PunishableMoves,
): WorthLearning[] {
  const me = findCharacterByGameId(ownGameId)?.characterId;
  if (me === undefined) return [];
  const candidates = opponents.map(({ gameId, share, tally }) => {
    const them = findCharacterByGameId(gameId)?.characterId;
    return {
      gameId,
      share,
      met: totalOf(tally),
      punishableMoves: them === undefined ? 0 : (countPunishable(table, me, them) ?? 0),
    };
  });
  return mostWorthLearning(candidates, MOST);
}
