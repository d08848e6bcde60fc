import type { CharacterId } from "@tactician/game";
import type { Deck } from "./core/deck.ts";
import type { DeckAnswer, DeckQuestion } from "./core/deck-messages.ts";

/** The page's side of deck-worker.ts. */

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, PromiseWithResolvers<Deck>>();

/** All cards of a pair, `fetchDeck("king", "jin", "2026-11-23")`. Rejects with words that can be shown. */
export function fetchDeck(me: CharacterId, them: CharacterId, seed: string): Promise<Deck> {
  lastNumber += 1;
  const promised = Promise.withResolvers<Deck>();
  waiting.set(lastNumber, promised);
  worker ??= startWorker();
  const question: DeckQuestion = { number: lastNumber, me, them, seed };
  worker.postMessage(question);
  return promised.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./deck-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<DeckAnswer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ("deck" in data) asked?.resolve(data.deck);
    else asked?.reject(new Error(data.failure));
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
