import { statsReplaysPath } from "@tactician/contract";
import type { MatchFilter } from "@tactician/statistics";
import { statsUrl } from "../base/config.ts";
import { workerOf } from "../base/worker-jobs.ts";
import { type Asked, useAsync } from "../live/use-async.ts";
import { useStored } from "../live/use-stored.ts";
import type { MatchesFormat } from "./core/matches-file.ts";
import { readId } from "./core/read-id.ts";
import type { CoachAnswer, PlayerAnswer, StatsJobs } from "./stats-worker.ts";
import * as words from "./words.ts";

const askWorker = workerOf<StatsJobs>(
  () => new Worker(new URL("./stats-worker.ts", import.meta.url), { type: "module" }),
);

/** Of the answers of this page: a worker that is started anew knows none of them. */
let lastNumber = 0;

/** A player by id; nothing is asked without one. A failure is logged under `failureWords`. */
export function usePlayer(
  playerId: string | undefined,
  opponentId: string | undefined,
  failureWords: string,
) {
  const key = playerId === undefined ? undefined : `${playerId} ${opponentId}`;
  const ask = () => askWorker("playerOf", { ...matchesOf(++lastNumber, playerId ?? ""), opponentId });
  return useAsync(key, ask, failureWords);
}

export function failureWords(thrown: unknown): string {
  if (!navigator.onLine) return words.youAreOffline;
  return thrown instanceof Error ? thrown.message : "";
}

/** The player's matches that pass the filter, newest first, as the text of a file. */
export function fetchMatchesFile(
  player: PlayerAnswer,
  playerId: string,
  filter: MatchFilter,
  format: MatchesFormat,
): Promise<string> {
  return askWorker("fileOf", { ...matchesOf(player.number, playerId), filter, format });
}

function matchesOf(number: number, playerId: string) {
  return { number, playerId, address: statsUrl + statsReplaysPath(playerId) };
}

/** What can be believed of a player's matches that pass the filter; nothing is asked without a player. */
export function useCoach(
  player: PlayerAnswer | undefined,
  playerId: string | undefined,
  filter: MatchFilter,
): Asked<CoachAnswer> {
  const isKnown = player?.statistics !== undefined && playerId !== undefined;
  const key = isKnown ? `${player.number} ${filter.ownGameId} ${filter.period}` : undefined;
  const ask = () => askWorker("coachOf", { ...matchesOf(player?.number ?? 0, playerId ?? ""), filter });
  return useAsync(key, ask, "No coach");
}

export type MyId = ReturnType<typeof useMyId>;

export function useMyId() {
  const [stored, keep] = useStored("myUserId");
  return { id: readId(stored), remember: keep, forget: () => keep("") };
}
