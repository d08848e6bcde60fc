import type { MatchFilter } from "@tactician/statistics";
import { type Async, useAsync } from "../../live/use-async.ts";
import { fetchCoach } from "../../player/stats-source.ts";
import type { CoachAnswer, PlayerAnswer } from "../../player/stats-worker.ts";

/** What can be believed of a player's matches that pass the filter; nothing is asked without a player. */
export function useCoach(
  player: PlayerAnswer | undefined,
  playerId: string | undefined,
  filter: MatchFilter,
): Async<CoachAnswer> & { readonly retry: () => void } {
  const isKnown = player?.statistics !== undefined && playerId !== undefined;
  const key = isKnown ? `${player.number} ${filter.ownGameId} ${filter.period}` : undefined;
  return useAsync<CoachAnswer>(
    key,
    () => fetchCoach(player?.number ?? 0, playerId ?? "", filter),
    "No coach",
  );
}
