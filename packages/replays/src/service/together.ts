import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Breaker, ServiceError } from "@tactician/resilience";
import type { SqlStore } from "../sql-store.ts";

/** A server that died keeps its places at the services for so long. */
const PLACE_SECONDS = 5;
const KEPT_TIMES = 4;
/** Who finds all places taken looks again after so long on average. */
const LOOK_MS = 100;
/** A store that takes longer is left out: visitors wait for the answer. */
const PATIENCE_MS = 2000;

/** An outside service, and how it may be asked. */
export interface Turns {
  /** `replays`, say. */
  readonly service: string;
  /** Questions at a time, of all servers together. */
  readonly places: number;
  readonly breaker: Breaker;
  readonly restMs: number;
  /** Aborted when nobody is to be asked any more. */
  readonly signal: AbortSignal;
}

type SharedStore = Pick<
  SqlStore,
  "isShared" | "takePlace" | "keepPlace" | "releaseFeedLease" | "takeRest" | "findKept" | "keepAnswer"
>;

/**
 * Has servers that share a store ask outside services together: so many questions at a time of all of them, one rest for all when a
 * service fails, and one answer kept for all. A store of one machine, or one that fails, leaves each server to its own limits.
 */
export class Together {
  readonly #store: SharedStore;
  readonly #server = `${hostname()}, process ${process.pid}, ${randomUUID()}`;

  constructor(store: SharedStore) {
    this.#store = store;
  }

  /** Settles as `ask` does, once it is its turn; rejects with a `ServiceError` "resting", or with the signal's reason. */
  async run<Value>(turns: Turns, ask: () => Promise<Value>): Promise<Value> {
    turns.breaker.check();
    if (!this.#store.isShared) return ask();
    const holder = randomUUID();
    const before: string = turns.breaker.state;
    await this.#takePlace(turns, holder);
    const keeping = setInterval(
      () => this.#try(this.#store.keepPlace({ holder, seconds: PLACE_SECONDS })),
      (PLACE_SECONDS * 1000) / KEPT_TIMES,
    );
    try {
      return await ask();
    } finally {
      clearInterval(keeping);
      if (before === "open" && turns.breaker.state === "closed")
        await this.#try(this.#store.releaseFeedLease(this.#server));
      await this.noteRest(turns);
      // Nobody waits for it; a place that cannot be given back ends by itself.
      void this.#try(this.#store.releaseFeedLease(holder));
    }
  }

  /** Has the other servers leave a service alone that this one does. */
  async noteRest({ service, breaker, restMs }: Omit<Turns, "signal" | "places">): Promise<void> {
    if (!this.#store.isShared || breaker.restMs === 0) return;
    await this.#try(this.#store.takeRest(service, { holder: this.#server, seconds: restMs / 1000 }));
  }

  /** What one of the servers was answered less than `ms` ago, and how long ago that is; nothing when the store fails. */
  async findKept(name: string, ms: number): Promise<{ answer: string; ageMs: number } | undefined> {
    if (!this.#store.isShared) return undefined;
    const kept = await this.#try(this.#store.findKept(name));
    const ageMs = Math.max(0, (kept?.age ?? 0) * 1000);
    return kept && ageMs < ms ? { answer: kept.answer, ageMs } : undefined;
  }

  async keep(name: string, answer: unknown): Promise<void> {
    if (this.#store.isShared) await this.#try(this.#store.keepAnswer(name, JSON.stringify(answer)));
  }

  async #takePlace(turns: Turns, holder: string): Promise<void> {
    const { service, places, restMs, signal, breaker } = turns;
    for (;;) {
      signal.throwIfAborted();
      // It would be the one to try again, and has the others wait for what comes of it.
      const tries = breaker.state === "open" ? restMs / 1000 : undefined;
      const place = { service, places, holder, seconds: PLACE_SECONDS, server: this.#server, tries };
      const rest = await this.#try(this.#store.takePlace(place).then((seconds) => seconds ?? "taken"));
      if (rest === undefined || rest === 0) return;
      if (rest !== "taken")
        throw new ServiceError("resting", "Another server has it rest", { retryAfterMs: rest * 1000 });
      await sleep(LOOK_MS * (0.5 + Math.random()), undefined, { signal });
    }
  }

  /** Nothing where the store fails, which tells of itself, or does not answer soon. */
  #try<Value>(asked: Promise<Value>): Promise<Value | undefined> {
    return Promise.race([asked.catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })]);
  }
}
