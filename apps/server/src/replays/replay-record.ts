import type { ReplayRecord } from "@tactician/game";
import type { Match } from "@tactician/replays";

/** A stored match in the field names that the page knows. User ids and places stay here: nobody on the page needs them. */
export function toReplayRecord({ p1, p2, ...match }: Match): ReplayRecord {
  return {
    battle_id: match.battleId,
    battle_at: match.battleAt,
    battle_type: match.battleType,
    game_version: match.gameVersion,
    stage_id: match.stageId,
    winner: match.winner,
    p1_polaris_id: p1.polarisId,
    p1_name: p1.name,
    p1_chara_id: p1.charaId,
    p1_rank: p1.rank,
    p1_power: p1.power,
    p1_rating_before: p1.ratingBefore ?? null,
    p1_rating_change: p1.ratingChange ?? null,
    p1_rounds: p1.rounds,
    p2_polaris_id: p2.polarisId,
    p2_name: p2.name,
    p2_chara_id: p2.charaId,
    p2_rank: p2.rank,
    p2_power: p2.power,
    p2_rating_before: p2.ratingBefore ?? null,
    p2_rating_change: p2.ratingChange ?? null,
    p2_rounds: p2.rounds,
  };
}
