import { statsReplaysPath } from "@tactician/contract";
import type { MatchFilter } from "@tactician/game";
import { statsUrl } from "../base/config.ts";
import type {
  CoachAnswer,
  MatchesQuestion,
  PlayerAnswer,
  WorkerAnswer,
  WorkerQuestion,
} from "./worker-messages.ts";

/** The page's side of stats-worker.ts: questions go over, answers come back as promises. */

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>();

/** What is known of a player, and of their matches against `opponentId`. Rejects with words that can be shown. */
export async function fetchPlayer(playerId: string, opponentId: string | undefined): Promise<PlayerAnswer> {
  const answer = await askWorker({ ...question(playerId), kind: "player", opponentId });
  if ("player" in answer) return answer.player;
  throw new Error("failure" in answer ? answer.failure : "");
}

/** What can be believed of the matches of an answer that pass the filter. */
export async function fetchCoach(
  answerNumber: number,
  playerId: string,
  filter: MatchFilter,
): Promise<CoachAnswer> {
  const answer = await askWorker({ ...question(playerId), kind: "coach", answerNumber, filter });
  if ("coach" in answer) return answer.coach;
  throw new Error("failure" in answer ? answer.failure : "");
}

function question(playerId: string): MatchesQuestion {
  lastNumber += 1;
  const url = new URL(statsUrl + statsReplaysPath(playerId), window.location.href).href;
  return { number: lastNumber, url, playerId };
}

function askWorker(asked: WorkerQuestion): Promise<WorkerAnswer> {
  const promised = Promise.withResolvers<WorkerAnswer>();
  waiting.set(asked.number, promised);
  worker ??= startWorker();
  worker.postMessage(asked);
  return promised.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./stats-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.number)?.resolve(data);
    waiting.delete(data.number);
  });
  started.addEventListener("error", (event) => {
    event.preventDefault();
    worker = undefined;
    started.terminate();
    for (const asked of waiting.values()) asked.reject(new Error("Part of the page did not load"));
    waiting.clear();
  });
  return started;
}
