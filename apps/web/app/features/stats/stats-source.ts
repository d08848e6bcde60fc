import { MAPPINGS_PATH, statsReplaysPath } from "@tactician/contract";
import { statsUrl } from "../../lib/config.ts";
import type {
  NumberedAnswer,
  NumberedQuestion,
  PlayerAnswer,
  WorkerAnswers,
  WorkerQuestion,
} from "./core/worker-messages.ts";

/** The page's side of stats-worker.ts: questions go over, answers come back as promises. */

interface Waiting {
  resolve: (answer: PlayerAnswer | WorkerAnswers["mappings"]) => void;
  reject: (failure: Error) => void;
}

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, Waiting>();
let mappings: Promise<WorkerAnswers["mappings"]> | undefined;

/** What is known of a player, and of their matches against `opponentId`. Rejects with words that can be shown. */
export function fetchPlayer(playerId: string, opponentId: string | undefined): Promise<PlayerAnswer> {
  const url = absolute(statsUrl + statsReplaysPath(playerId));
  return ask<"player">({ kind: "player", url, playerId, opponentId });
}

/** Names of characters and ranks. Asked for once; after a failure, again. */
export function fetchMappings(): Promise<WorkerAnswers["mappings"]> {
  mappings ??= ask<"mappings">({ kind: "mappings", url: absolute(MAPPINGS_PATH) }).catch((thrown) => {
    mappings = undefined;
    throw thrown;
  });
  return mappings;
}

function ask<Kind extends keyof WorkerAnswers>(
  question: WorkerQuestion & { kind: Kind },
): Promise<WorkerAnswers[Kind]> {
  lastNumber += 1;
  const message: NumberedQuestion = { number: lastNumber, question };
  return new Promise((resolve, reject) => {
    // The answer to a question is of the question's kind: stats-worker.ts.
    waiting.set(message.number, { resolve: resolve as Waiting["resolve"], reject });
    worker ??= startWorker();
    worker.postMessage(message);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL("./stats-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<NumberedAnswer>) => {
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

function absolute(address: string): string {
  return new URL(address, window.location.href).href;
}
