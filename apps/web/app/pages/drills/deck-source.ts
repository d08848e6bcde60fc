import type { CharacterId } from "@tactician/game";
import { workerOf } from "../../base/worker-jobs.ts";
import type { Deck } from "./core/deck.ts";
import type { DeckJobs } from "./deck-worker.ts";

const askWorker = workerOf<DeckJobs>(
  () => new Worker(new URL("./deck-worker.ts", import.meta.url), { type: "module" }),
);

/** All cards of a pair, `fetchDeck("king", "jin", "2026-11-23")`. Rejects with words that can be shown. */
export function fetchDeck(me: CharacterId, them: CharacterId, seed: string): Promise<Deck> {
  return askWorker("deckOf", { me, them, seed });
}
