import type { PopulationMatchups, PopulationPopularity } from "@tactician/contract";
import { findCharacter, findCharacterByGameId } from "@tactician/game";
import { matchupPrior, RANK_CLASSES, rankClassOf, type WorldKnowledge } from "@tactician/statistics";
import { sharesAt } from "./core/world-popularity.ts";

export interface CoachWorld {
  /** On which matchups are centred; nothing where no estimate was known. */
  readonly matches: number | undefined;
  /** The class of ranks whose opponents count as met; nothing where too few matches there were known. */
  readonly rankName: string | undefined;
}

/**
 * What the coach takes from everybody's matches for a player of a rank, and what to tell of it. Of answers that did not come, or
 * say nothing, nothing is taken. Characters that nobody knows have no prior, and count as never met at the rank.
 */
export function worldKnowledge(
  matchups: PopulationMatchups | undefined,
  popularity: PopulationPopularity | undefined,
  rank: number | undefined,
): WorldKnowledge & { readonly told: CoachWorld } {
  const cells = (matchups?.cells ?? []).flatMap(({ me, them, estimate }) => {
    const [own, other] = [findCharacter(me)?.gameId, findCharacter(them)?.gameId];
    return own === undefined || other === undefined || estimate === undefined
      ? []
      : [{ me: own, them: other, estimate }];
  });
  const rankClass = rank === undefined ? undefined : RANK_CLASSES[rankClassOf(rank)];
  const shares = rankClass && popularity && sharesAt(popularity, rankClass.id);
  return {
    findPrior: matchupPrior(cells),
    findShare: shares && ((gameId) => shares.get(findCharacterByGameId(gameId)?.characterId ?? "") ?? 0),
    told: {
      matches: cells.length === 0 ? undefined : matchups?.matches,
      rankName: shares && rankClass?.name,
    },
  };
}
