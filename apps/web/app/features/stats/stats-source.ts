import { statsReplaysPath } from "@tactician/contract";
import { statsUrl } from "../../lib/config.ts";
import type { PlayerAnswer, WorkerAnswer, WorkerQuestion } from "./core/worker-messages.ts";

/** The page's side of stats-worker.ts: questions go over, answers come back as promises. */

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, PromiseWithResolvers<PlayerAnswer>>();

/** What is known of a player, and of their matches against `opponentId`. Rejects with words that can be shown. */
export function fetchPlayer(playerId: string, opponentId: string | undefined): Promise<PlayerAnswer> {
  const asked = Promise.withResolvers<PlayerAnswer>();
  lastNumber += 1;
  waiting.set(lastNumber, asked);
  const url = new URL(statsUrl + statsReplaysPath(playerId), window.location.href).href;
  const question: WorkerQuestion = { number: lastNumber, url, playerId, opponentId };
  worker ??= startWorker();
  worker.postMessage(question);
  return asked.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./stats-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer);
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
