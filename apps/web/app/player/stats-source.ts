import { statsReplaysPath } from "@tactician/contract";
import type { MatchFilter } from "@tactician/statistics";
import { statsUrl } from "../base/config.ts";
import { workerOf } from "../base/worker-jobs.ts";
import type { CoachAnswer, PlayerAnswer, StatsJobs } from "./stats-worker.ts";

const askWorker = workerOf<StatsJobs>(
  () => new Worker(new URL("./stats-worker.ts", import.meta.url), { type: "module" }),
);

/** Of the answers of this page: a worker that is started anew knows none of them. */
let lastNumber = 0;

/** What is known of a player, and of their matches against `opponentId`. Rejects with words that can be shown. */
export function fetchPlayer(playerId: string, opponentId: string | undefined): Promise<PlayerAnswer> {
  lastNumber += 1;
  return askWorker("playerOf", { ...matchesOf(lastNumber, playerId), opponentId });
}

/** What can be believed of the matches of an answer that pass the filter. */
export function fetchCoach(
  answerNumber: number,
  playerId: string,
  filter: MatchFilter,
): Promise<CoachAnswer> {
  return askWorker("coachOf", { ...matchesOf(answerNumber, playerId), filter });
}

function matchesOf(number: number, playerId: string) {
  return { number, playerId, address: statsUrl + statsReplaysPath(playerId) };
}
