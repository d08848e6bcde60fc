import { useAsync } from "../live/use-async.ts";
import { fetchPlayer } from "./stats-source.ts";
import type { PlayerAnswer } from "./stats-worker.ts";

/** A player by id; nothing is asked without one. A failure is logged under `failureWords`. */
export function usePlayer(
  playerId: string | undefined,
  opponentId: string | undefined,
  failureWords: string,
) {
  const key = playerId === undefined ? undefined : `${playerId} ${opponentId}`;
  return useAsync<PlayerAnswer>(key, () => fetchPlayer(playerId ?? "", opponentId), failureWords);
}

/** Why a player did not arrive. */
export function failureWords(thrown: unknown): string {
  if (!navigator.onLine) return "You are offline.";
  return thrown instanceof Error ? thrown.message : "";
}
